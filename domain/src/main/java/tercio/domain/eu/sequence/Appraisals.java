package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.BattleAppraisal;
import tercio.domain.eu.play.battle.BattleEvent;
import tercio.domain.eu.play.seafight.SeaAppraisal;
import tercio.domain.eu.play.seafight.SeaFightEvent;
import tercio.domain.eu.play.siege.SiegeAppraisal;
import tercio.domain.eu.play.siege.SiegeEvent;
import tercio.domain.game.ForecastComparison;

/** The luck in battles and sieges: the result compared with the odds before the first die. */
public final class Appraisals {

    private Appraisals() {}

    /**
     * Compares the result with its odds; empty if the first event begins neither a battle nor a roll of a siege.
     *
     * @param before the board before the first event
     */
    public static Optional<ForecastComparison> of(Board before, List<EuEvent> events) {
        var since = events.subList(1, events.size());
        return switch (events.getFirst()) {
            case BattleEvent.BattleJoined joined -> Optional.of(BattleAppraisal.of(after(before, joined), since));
            case SeaFightEvent.SeaBattleJoined joined -> Optional.of(SeaAppraisal.of(after(before, joined), since));
            case SiegeEvent.FortressUndermined rolled -> SiegeAppraisal.of(before, rolled);
            case SiegeEvent.AssaultFought fought -> SiegeAppraisal.of(before, fought, since);
            default -> Optional.empty();
        };
    }

    private static Board after(Board before, EuEvent event) {
        return new Board(EuChapters.evolve(before.state(), event), before.map(), before.tables());
    }
}
