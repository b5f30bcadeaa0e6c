"""`conclave env --stdio` as Python objects: a process, and the tables that are open in it."""

import contextlib
import json
import subprocess
from pathlib import Path
from typing import Any, List, Optional, Sequence, Union

Move = List[Union[str, int]]
Eye = Union[int, str]

_BIN = Path(__file__).resolve().parents[2] / "bin" / "conclave.mjs"


class Refused(Exception):
    """What was asked for is not possible: `code` is stable, the text is a sentence for people."""

    def __init__(self, answer: dict):
        super().__init__(answer["message"])
        self.code: str = answer["error"]
        self.params: dict = answer.get("params", {})
        self.rule: Optional[str] = answer.get("rule")


class Conclave:
    """The process that plays. Use it in a `with` statement, or `close` it."""

    def __init__(self, command: Optional[Sequence[str]] = None):
        """`command` starts the process; without it, this checkout's with the `node` of the PATH."""
        line = command or ["node", str(_BIN), "env", "--stdio"]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request: Any) -> dict:
        """Sends a request and returns its answer. Raises `Refused`."""
        pipe = self._process
        pipe.stdin.write(json.dumps(request).encode() + b"\n")
        pipe.stdin.flush()
        line = pipe.stdout.readline()
        if not line:
            raise EOFError(f"conclave ended with status {pipe.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(answer)
        return answer

    def reset(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[dict] = None,
        seed: Optional[object] = None,
    ) -> "Table":
        """Begins a game. The same seed, options and moves give the same game."""
        request = {"seats": seats, "options": options, "seed": None if seed is None else str(seed)}
        given = {name: value for name, value in request.items() if value is not None}
        return Table(self, self.ask(do="reset", game=game, tell=["moves"], **given))

    def close(self) -> None:
        """Ends the process."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> "Conclave":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Table:
    """A game under way, or a copy of one. Seats are numbered from 0."""

    def __init__(self, house: Conclave, answer: dict):
        self._house = house
        self.id: int = answer["table"]
        self.seats: int = len(answer["rewards"])
        self._take(answer)

    def _take(self, answer: dict) -> None:
        #: Seats that the game waits for, the one to move first; several at a sealed choice, none at the end.
        self.waiting: List[int] = answer["waiting"]
        #: Procedure, step and rule that ask, and whether the answers are sealed; None at the end.
        self.asks: Optional[dict] = answer["asks"]
        #: Places (1 for every winner), scores and the reason, or None until the end.
        self.outcome: Optional[dict] = answer["outcome"]
        #: By seat, from -1 to 1; 0 until the end.
        self.rewards: List[float] = answer["rewards"]
        #: What the seat to move may do; empty at the end.
        self.moves: List[Move] = answer.get("moves", [])

    @property
    def seat(self) -> Optional[int]:
        """The seat to move; None at the end."""
        return self.waiting[0] if self.waiting else None

    def observe(self, seat: Optional[Eye] = None) -> dict:
        """The state as a seat, or a spectator (`"table"`), may know it; an unknown card is -1."""
        given = {} if seat is None else {"seat": seat}
        return self._house.ask(do="observe", table=self.id, **given)["view"]

    def legal(self, seat: int) -> List[Move]:
        """What a seat may do now, whether or not it is the one to move."""
        return self._house.ask(do="legal", table=self.id, seat=seat)["moves"]

    def step(self, move: Union[int, str, Move], seat: Optional[int] = None) -> List[List[list]]:
        """Makes a move, or the one of that index; returns by seat the events that it noticed."""
        given = {} if seat is None else {"seat": seat}
        answer = self._house.ask(do="step", table=self.id, move=move, tell=["moves", "events"], **given)
        self._take(answer)
        return answer["events"]

    def clone(self, seed: object, seat: Optional[int] = None) -> "Table":
        """A copy as the seat to move, or another, may imagine it: what it can't know is drawn anew by the seed."""
        given = {} if seat is None else {"seat": seat}
        return Table(self._house, self._house.ask(do="clone", table=self.id, seed=str(seed), tell=["moves"], **given))

    def clone_whole(self) -> "Table":
        """A copy of the true game, secrets and coming chance included: for designers, never for a bot's search."""
        return Table(self._house, self._house.ask(do="cloneWhole", table=self.id, tell=["moves"]))

    def release(self) -> None:
        """Forgets the table."""
        self._house.ask(do="release", table=self.id)

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
