package tercio.domain.eu.play.siege;

import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.militia.MilitiaStacks;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeLifted;
import tercio.domain.eu.siege.Siegeworks;

/** A siege is lifted when no besieger is left: siegeworks are removed, and troops inside come out (EU-BATTLE-AFTERMATH). */
public final class Relief {

    private Relief() {}

    /**
     * Lifts one such siege.
     *
     * @return whether there was one
     */
    public static boolean lift(Play play) {
        var board = play.board();
        for (var fortress : play.state().fortresses().entrySet()) {
            var province = fortress.getKey();
            boolean worked = !fortress.getValue().works().equals(Siegeworks.NONE);
            if (!worked && !board.byProvince().containsKey(province)) {
                continue;
            }
            var inside = MilitiaStacks.without(play.state(), board.inside(province)).stream().map(Stack::id).toList();
            if ((worked || !inside.isEmpty()) && board.besiegers(province).isEmpty()) {
                play.happens(new SiegeLifted(province, inside));
                return true;
            }
        }
        return false;
    }
}
