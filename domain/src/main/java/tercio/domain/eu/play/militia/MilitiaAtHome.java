package tercio.domain.eu.play.militia;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaRebuilt;
import tercio.domain.eu.play.militia.MilitiaEvent.MilitiaWentHome;

/** Militia at home: when it defends its fortress, when it goes home, and when it is rebuilt (EU-MILITIA-FIGHT, EU-MILITIA-RETURN). */
public final class MilitiaAtHome {

    private MilitiaAtHome() {}

    // --- Sieges ------------------------------------------------------------------------------------------------------

    /** Has the militia of colonies whose sieges are resolved defend their fortresses. */
    public static void man(Play play, List<String> sieges) {
        for (var province : sieges) {
            var board = play.board();
            MilitiaStacks.ready(board, province).filter(full -> !board.besiegers(province).isEmpty()).ifPresent(full ->
                    play.happens(new MilitiaMannedWalls(MilitiaStacks.id(province), province), MilitiaStacks.explained(board.state(), full)));
        }
    }

    /** The board on which the militia of a province, if it has any, defends the fortress. */
    public static Board manned(Board board, String province) {
        return board.state().world().militia().standing(province).isPresent() || MilitiaStacks.ready(board, province).isEmpty() ? board
                : new Board(MilitiaEvolution.drawn(board.state(), MilitiaStacks.id(province), province, true), board.map(), board.tables());
    }

    // --- The way home ------------------------------------------------------------------------------------------------

    /**
     * Sends one militia home that has nothing left to fight.
     *
     * @return whether there was one
     */
    public static boolean goOn(Play play) {
        var idle = play.state().world().militia().drawnUp().entrySet().stream().filter(each -> !needed(play.state(), each)).findFirst();
        idle.ifPresent(each -> home(play, each));
        return idle.isPresent();
    }

    /** Sends all militia home once the battles of an impulse are over. */
    public static void afterBattles(Play play) {
        play.state().world().militia().drawnUp().entrySet().forEach(each -> home(play, each));
    }

    private static boolean needed(EuState state, Map.Entry<String, String> militia) {
        var stack = state.stack(militia.getValue());
        return stack.isPresent() && switch (state.phase()) {
            case Phase.Movement movement -> true;
            case Phase.Exploration step -> true;
            case Phase.Battles battles -> !stack.get().besieged();
            case Phase.Sieges sieges -> sieges.provinces().contains(militia.getKey());
            default -> false;
        };
    }

    private static void home(Play play, Map.Entry<String, String> militia) {
        var state = play.state();
        int before = MilitiaStacks.of(state, militia.getKey()).map(state.world().militia()::left).orElse(0);
        int now = state.stack(militia.getValue()).map(stack -> stack.units().thirds()).orElse(0);
        play.happens(new MilitiaWentHome(militia.getValue(), militia.getKey(), Math.max(0, before - now)));
    }

    // --- The end of the turn -----------------------------------------------------------------------------------------

    /** Rebuilds militia in colonies that the alliance of their owner controls and nobody besieges. */
    public static void rebuild(Play play) {
        var board = play.board();
        var rebuilt = new TreeMap<String, Integer>();
        board.state().world().militia().lost().forEach((province, lost) -> MilitiaStacks.of(board.state(), province)
                .filter(full -> board.controlledBy(province, board.state().allianceOf(full.owner())) && board.besiegers(province).isEmpty())
                .ifPresent(full -> rebuilt.put(province, lost)));
        if (!rebuilt.isEmpty()) {
            play.happens(new MilitiaRebuilt(rebuilt));
        }
    }
}
