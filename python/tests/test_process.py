"""The requests of `conclave env --stdio`, as Python calls."""

import random
import unittest

from conclave import Conclave, Refused


class ProcessTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.house = Conclave()

    @classmethod
    def tearDownClass(cls):
        cls.house.close()

    def played(self, moves=40, **options):
        table = self.house.reset("stardust-imperium", **options)
        rng = random.Random(1)
        for _ in range(moves):
            table.step(rng.randrange(len(table.moves)))
        return table

    def test_the_same_seed_is_the_same_game(self):
        one, same, other = (self.played(seed=seed, seats=3) for seed in ("7", 7, 8))
        self.assertEqual(one.observe(0), same.observe(0))
        self.assertNotEqual(one.observe(0), other.observe(0))

    def test_a_clone_keeps_what_its_seat_knows_and_invents_the_rest(self):
        table = self.played(seed=3, moves=20)
        me, rival = table.seat, 1 - table.seat
        worlds = [table.clone(seed) for seed in range(5)]
        for world in worlds:
            self.assertEqual(world.observe(me), table.observe(me))
            self.assertEqual(world.moves, table.moves)
        hands = [world.observe(rival)["hands"][rival] for world in worlds]
        self.assertGreater(len({str(hand) for hand in hands}), 1)
        self.assertEqual(table.clone(2).observe(rival), worlds[2].observe(rival))

    def test_a_whole_clone_is_the_truth_and_goes_its_own_way(self):
        table = self.played(seed=3, moves=20)
        before = table.observe(0)
        copy = table.clone_whole()
        self.assertEqual(copy.observe(1), table.observe(1))
        copy.step(0)
        self.assertNotEqual(copy.observe(0), before)
        self.assertEqual(table.observe(0), before)

    def test_moves_go_by_index_by_words_and_by_text(self):
        by = [self.house.reset("apex", seed=1) for _ in range(3)]
        move = by[0].moves[2]
        for table, given in zip(by, (2, move, " ".join(str(part) for part in move))):
            table.step(given)
        self.assertEqual(by[0].observe(0), by[1].observe(0))
        self.assertEqual(by[0].observe(0), by[2].observe(0))

    def test_a_refusal_has_a_code_and_a_sentence_and_changes_nothing(self):
        table = self.house.reset("apex", seed=1)
        for call, code in (
            (lambda: table.step(99), "no-such-index"),
            (lambda: table.step(0, seat=1), "not-your-turn"),
            (lambda: table.step("endWar"), "civilisation-first"),
            (lambda: self.house.reset("chess"), "no-such-game"),
            (lambda: self.house.ask(do="dance"), "bad-request"),
        ):
            with self.assertRaises(Refused) as refused:
                call()
            self.assertEqual(refused.exception.code, code)
            self.assertRegex(str(refused.exception), r"\.$")
        self.assertEqual(table.seat, 0)

    def test_a_released_table_is_gone(self):
        with self.house.reset("apex") as table:
            pass
        with self.assertRaises(Refused):
            table.observe()

    def test_a_process_that_has_ended_is_told(self):
        house = Conclave()
        house.ask(do="close")
        with self.assertRaises((EOFError, BrokenPipeError)):
            house.reset("apex")
        house.close()
