package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleAppraisal;
import tercio.domain.eu.land.battle.play.BattleEvent;
import tercio.domain.eu.land.siege.play.SiegeAppraisal;
import tercio.domain.eu.land.siege.play.SiegeEvent;
import tercio.domain.eu.sea.battle.play.SeaAppraisal;
import tercio.domain.eu.sea.battle.play.SeaFightEvent;
import tercio.domain.game.ForecastComparison;

/** The luck in battles and sieges: the result compared with the odds before the first die. */
public final class Appraisals {

    private Appraisals() {}

    /**
     * Compares the result with its odds; empty if the first event begins neither a battle nor a roll of a siege.
     *
     * @param before the board before the first event
     */
    public static Optional<ForecastComparison> of(WarView before, List<EuEvent> events) {
        var since = events.subList(1, events.size());
        return switch (events.getFirst()) {
            case BattleEvent.BattleJoined joined -> Optional.of(BattleAppraisal.of(after(before, joined), since));
            case SeaFightEvent.SeaBattleJoined joined -> Optional.of(SeaAppraisal.of(after(before, joined), since));
            case SiegeEvent.FortressUndermined rolled -> SiegeAppraisal.of(before, rolled);
            case SiegeEvent.AssaultFought fought -> SiegeAppraisal.of(before, fought, since);
            default -> Optional.empty();
        };
    }

    private static WarView after(WarView before, EuEvent event) {
        return new WarView(EuChapters.evolve(before.state(), event), before.map(), before.tables());
    }
}
