"""The games in the shape of PettingZoo's turn-based interface."""

import unittest

from conclave import ConclaveEnv

GAMES = ["stardust-imperium", "hegemonic", "apex", "dominations", "hexpanse"]


def play(env, seed):
    """Random agents to the end: what they saw last, and the rewards that they were told."""
    env.reset(seed=seed)
    total = {agent: 0.0 for agent in env.agents}
    actions = []
    for agent in env.agent_iter():
        _, reward, termination, truncation, _ = env.last(observe=False)
        total[agent] += reward
        action = None if termination or truncation else env.action_space(agent).sample()
        actions.append((agent, action))
        env.step(action)
    return actions, total


class AecTest(unittest.TestCase):
    def env(self, *args, **options):
        env = ConclaveEnv(*args, **options)
        self.addCleanup(env.close)
        return env

    def test_random_agents_play_every_game_to_its_end(self):
        for game in GAMES:
            with self.subTest(game):
                env = self.env(game)
                actions, rewards = play(env, seed=5)
                self.assertGreater(len(actions), 20)
                self.assertEqual(env.agents, [])
                self.assertAlmostEqual(sum(rewards.values()), 0)
                self.assertEqual(list(rewards.values()), [float(reward) for reward in env.table.rewards])

    def test_every_number_of_agents_and_the_settings_of_the_game(self):
        env = self.env("apex", seats=4, options={"exploration": "on"})
        _, rewards = play(env, seed=2)
        self.assertEqual(list(rewards), ["seat_0", "seat_1", "seat_2", "seat_3"])

    def test_the_same_seed_is_the_same_game(self):
        env = self.env("apex")
        one, again, other = play(env, 11), play(env, 11), play(env, 12)
        self.assertEqual(one, again)
        self.assertNotEqual(one, other)

    def test_an_observation_is_the_view_with_moves_and_mask(self):
        env = self.env("apex", width=200)
        env.reset(seed=1)
        observation, reward, termination, truncation, info = env.last()
        self.assertEqual((reward, termination, truncation, info), (0, False, False, {"events": []}))
        moves, mask = observation["moves"], observation["action_mask"]
        self.assertEqual(mask, [1] * len(moves) + [0] * (200 - len(moves)))
        self.assertEqual(moves[0][0], "civilisation")
        self.assertEqual(observation["observation"]["rng"], [-1, -1, -1, -1])
        waiting = env.observe("seat_1")
        self.assertEqual((waiting["moves"], sum(waiting["action_mask"])), ([], 0))

    def test_a_narrow_width_leaves_moves_out(self):
        env = self.env("apex", width=2)
        env.reset(seed=1)
        self.assertEqual(env.last()[0]["action_mask"], [1, 1])
        with self.assertRaises(ValueError):
            env.step(2)

    def test_agents_choose_under_seal_one_after_the_other(self):
        env = self.env("apex", seats=3)
        env.reset(seed=4)
        while not env.table.asks["sealed"]:
            env.step(env.action_space(env.agent_selection).sample())
        first = env.agent_selection
        env.step(0)
        second = env.agent_selection
        self.assertNotEqual(first, second)
        self.assertEqual(env.observe(second)["observation"]["agenda"][-1]["picks"][int(first[-1])], ["sealed"])

    def test_info_tells_what_was_noticed_since_the_last_action(self):
        env = self.env("apex")
        env.reset(seed=1)
        env.step(0)
        env.step(0)
        events = [event[0] for event in env.infos["seat_0"]["events"]]
        self.assertEqual(events[:2], ["civilisationChosen", "civilisationChosen"])

    def test_the_end_is_told_to_all_and_they_leave_with_none(self):
        env = self.env("stardust-imperium")
        env.reset(seed=1)
        while not any(env.terminations.values()):
            env.step(env.action_space(env.agent_selection).sample())
        self.assertEqual(env.agents, ["seat_0", "seat_1"])
        self.assertTrue(all(env.terminations.values()))
        self.assertIn("places", env.last(observe=False)[4]["outcome"])
        with self.assertRaises(ValueError):
            env.step(0)
        env.step(None)
        self.assertEqual(env.agents, ["seat_1"])
        env.step(None)
        self.assertEqual(env.agents, [])

    def test_what_is_no_action_is_refused_and_changes_nothing(self):
        env = self.env("apex")
        env.reset(seed=1)
        for action in (None, -1, 99):
            with self.assertRaises(ValueError):
                env.step(action)
        self.assertEqual(env.agent_selection, "seat_0")
