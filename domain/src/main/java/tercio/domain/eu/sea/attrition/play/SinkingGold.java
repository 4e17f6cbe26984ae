package tercio.domain.eu.sea.attrition.play;

import java.util.List;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.GoldSunk;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Gold aboard that goes down with ships (EU-CONVOY-GOLD): the percentage of attrition or of an exploration, what the ships that are left have no room for, and all with the
 * last ship. Readings: what is left of a percentage is rounded down; where troops are aboard too, they keep their room.
 */
public final class SinkingGold {

    private static final int WHOLE = 100;
    private static final String RULE = "EU-CONVOY-GOLD";

    private SinkingGold() {}

    /** Loses as many percent of the gold as of the ships. */
    public static void losePercent(EuCommandRun play, NavalStack ships, int percent) {
        lose(play, ships, ships.gold() * (WHOLE - Math.min(WHOLE, percent)) / WHOLE, SinkingReason.PERCENT, percent);
    }

    /** All gold aboard, before the last ships are gone. */
    public static void loseAll(EuCommandRun play, NavalStack ships) {
        lose(play, ships, 0, SinkingReason.LAST_SHIPS, 0);
    }

    /**
     * The gold of the first naval stack that has no room for it.
     *
     * @return whether there was one
     */
    public static boolean loseGoldWithoutRoom(EuCommandRun play) {
        var board = play.board();
        var laden = board.state().navies().stacks().values().stream().filter(ships -> ships.gold() > 0)
                .map(ships -> SeaCompany.together(board.state(), ships)).filter(ships -> ships.gold() > Cargo.goldRoom(board, ships)).findFirst();
        laden.ifPresent(ships -> lose(play, ships, Cargo.goldRoom(board, ships), SinkingReason.NO_ROOM, 0));
        return laden.isPresent();
    }

    private static void lose(EuCommandRun play, NavalStack ships, int left, SinkingReason why, int percent) {
        int lost = ships.gold() - left;
        if (lost > 0) {
            play.emit(new GoldSunk(ships.id(), lost, left), List.of(Step.of("gold aboard", RULE)
                    .result(Sentence.of("eu.shiploss.result-gold").with("lost", lost).with("why", why.word()).with("percent", percent))));
        }
    }
}
