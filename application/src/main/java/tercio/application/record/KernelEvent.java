package tercio.application.record;

import tercio.domain.game.Event;

/** What can happen to every game, whatever its rulebook. */
public sealed interface KernelEvent extends Event permits GameOpened, Undone, Redone {}
