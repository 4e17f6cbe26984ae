package tercio.domain.eu.play.siege;

import tercio.domain.eu.game.SiegeEvent.SiegeLifted;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.siege.Siegeworks;

/** A siege is lifted when no besieger is left: siegeworks go, and troops inside come out (EU-BATTLE-AFTERMATH). */
public final class Relief {

    private Relief() {}

    /** Lifts one such siege; whether there was one. */
    public static boolean lift(Play play) {
        var board = play.board();
        for (var province : play.state().fortresses().keySet()) {
            var inside = board.inside(province).stream().map(Stack::id).toList();
            boolean besieged = !inside.isEmpty() || !play.state().fortress(province).works().equals(Siegeworks.NONE);
            if (besieged && board.besiegers(province).isEmpty()) {
                play.happens(new SiegeLifted(province, inside));
                return true;
            }
        }
        return false;
    }
}
