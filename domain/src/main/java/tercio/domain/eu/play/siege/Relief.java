package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.Engagements;
import tercio.domain.eu.play.militia.MilitiaStacks;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeLifted;
import tercio.domain.eu.siege.Siegeworks;

/**
 * The end of a siege. It is lifted at the moment when no besieger is left in the field, whatever took them away: a march, an interception,
 * ships, an overrun, a battle, a redeployment (EU-MOVE-SIEGE, EU-BATTLE-AFTERMATH). Siegeworks are removed, and troops inside come out. It
 * waits for nothing but a battle that is fought in the province. Troops of a fallen fortress who go free are not its garrison any more.
 */
public final class Relief {

    private Relief() {}

    /**
     * Lifts one such siege.
     *
     * @return whether there was one
     */
    public static boolean lift(Play play) {
        var deserted = deserted(play.board());
        deserted.ifPresent(province -> play.happens(new SiegeLifted(province, garrison(play.board(), province))));
        return deserted.isPresent();
    }

    /** The first province with the works of a siege or a besieged garrison, and nobody who besieges it. */
    public static Optional<String> deserted(Board board) {
        var fighting = Engagements.current(board.state()).map(Engagement::province);
        return marked(board).filter(province -> fighting.filter(province::equals).isEmpty() && board.besiegers(province).isEmpty())
                .filter(province -> worked(board, province) || !garrison(board, province).isEmpty()).findFirst();
    }

    /** Provinces that are marked as besieged: by troops inside, siegeworks, or a siege of an earlier turn. */
    private static Stream<String> marked(Board board) {
        var inside = board.state().stacks().values().stream().filter(Stack::besieged).map(Stack::province);
        var worked = board.state().fortresses().entrySet().stream().filter(each -> !each.getValue().works().equals(Siegeworks.NONE)).map(Map.Entry::getKey);
        return Stream.of(inside, worked, board.state().marks().continued().stream()).flatMap(each -> each).distinct().sorted();
    }

    private static boolean worked(Board board, String province) {
        var fortress = board.state().fortress(province);
        return fortress != null && !fortress.works().equals(Siegeworks.NONE) || board.state().marks().continued().contains(province);
    }

    /** The troops inside who hold the fortress; militia stays there. */
    private static List<String> garrison(Board board, String province) {
        return MilitiaStacks.without(board.state(), board.inside(province)).stream()
                .filter(stack -> board.state().allianceOf(stack) == board.controllingAlliance(province)).map(Stack::id).toList();
    }
}
