"""The examples play, and the greedy one wins."""

import unittest

from conclave import Conclave
from examples import greedy, play_random


class ExamplesTest(unittest.TestCase):
    def test_random_players_share_one_point_and_its_opposite(self):
        rewards = play_random.play("apex", seed=3)
        self.assertEqual(sorted(rewards), ["seat_0", "seat_1"])
        self.assertEqual(sum(rewards.values()), 0)

    def test_the_greedy_player_beats_a_random_one(self):
        with Conclave() as house:
            rewards = [greedy.play(house, seed, me=seed % 2) for seed in range(8)]
        self.assertGreaterEqual(rewards.count(1), 6)
