"""Games of Conclave for bots and learners in Python."""

from .aec import ActionSpace, ConclaveEnv
from .process import Conclave, Refused, Table

__all__ = ["ActionSpace", "Conclave", "ConclaveEnv", "Refused", "Table"]
