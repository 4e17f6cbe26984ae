package tercio.domain.eu.sea.attrition.play;

import java.util.List;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/**
 * Troops aboard that go down or are taken with ships (EU-SEA-TRANSPORT): the percentage of attrition, those without room in the ships that are left,
 * those aboard captured ships, and all with the last ship.
 */
public final class SinkingTroops {

    private SinkingTroops() {}

    /** Loses as many percent of the troops as of the ships. */
    public static void losePercent(EuCommandRun play, NavalStack ships, int percent) {
        if (percent > 0 && !ships.aboard().isEmpty()) {
            lose(play, ships, Cargo.afterLoss(play.board(), ships, ships.aboard().getFirst(), percent), SinkingReason.PERCENT, percent);
        }
    }

    /** The troops that are too many for so many half points. */
    public static void loseExcess(EuCommandRun play, NavalStack ships, int room, SinkingReason why) {
        if (!ships.aboard().isEmpty() && !Cargo.fits(play.board(), ships, ships.aboard().getFirst(), room)) {
            lose(play, ships, Cargo.largestThatFits(play.board(), ships, ships.aboard().getFirst(), room), why, 0);
        }
    }

    /** All troops aboard, before the last ships are gone. */
    public static void loseAll(EuCommandRun play, NavalStack ships) {
        loseAll(play, ships, SinkingReason.LAST_SHIPS);
    }

    /** All troops aboard, for a reason. */
    public static void loseAll(EuCommandRun play, NavalStack ships, SinkingReason why) {
        if (!ships.aboard().isEmpty()) {
            lose(play, ships, Units.NONE, why, 0);
        }
    }

    private static void lose(EuCommandRun play, NavalStack ships, Units left, SinkingReason why, int percent) {
        var unit = play.tables().unit();
        var troops = ships.aboard().getFirst();
        int lost = unit.of(troops.units()) - unit.of(left);
        if (lost > 0) {
            play.emit(new TroopsSunk(ships.id(), troops.id(), lost, left, Math.min(troops.veteranLd(), left.regular().allLd())),
                    List.of(Step.of("troops aboard", Cargo.RULE).result(Sentence.of("eu.shiploss.result-troops")
                            .with("lost", new Amount(lost, unit.ofOneLd())).with("why", why.word()).with("percent", percent))));
        }
    }
}
