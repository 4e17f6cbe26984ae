package tercio.domain.eu.world.militia.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaRebuilt;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaWentHome;
import tercio.domain.map.SpaceId;

/** Militia at home: when it defends its fortress, when it goes home, and when it is rebuilt (EU-MILITIA-FIGHT, EU-MILITIA-RETURN). */
public final class MilitiaAtHome {

    private MilitiaAtHome() {}

    // --- Sieges ------------------------------------------------------------------------------------------------------

    /** Has the militia of colonies whose sieges are resolved defend their fortresses. */
    public static void manWalls(EuCommandRun play, List<SpaceId> sieges) {
        for (var province : sieges) {
            var board = play.board();
            MilitiaStacks.readyMilitia(board, province).filter(full -> !board.besiegers(province).isEmpty()).ifPresent(full ->
                    play.emit(new MilitiaMannedWalls(MilitiaStacks.id(province), province), MilitiaStacks.strengthSteps(board.state(), full)));
        }
    }

    /** The board on which the militia of a province, if it has any, defends the fortress. */
    public static WarView boardWithMannedWalls(WarView board, SpaceId province) {
        return board.state().world().militia().stackIn(province).isPresent() || MilitiaStacks.readyMilitia(board, province).isEmpty() ? board
                : new WarView(MilitiaEvolution.withMilitiaDrawnUp(board.state(), MilitiaStacks.id(province), province, true), board.map(), board.tables());
    }

    // --- The way home ------------------------------------------------------------------------------------------------

    /**
     * Sends one militia home that has nothing left to fight.
     *
     * @return whether there was one
     */
    public static boolean sendIdleHome(EuCommandRun play) {
        var idle = play.state().world().militia().drawnUp().entrySet().stream().filter(each -> !isNeeded(play.state(), each)).findFirst();
        idle.ifPresent(each -> sendHome(play, each));
        return idle.isPresent();
    }

    /** Sends all militia home once the battles of an impulse are over. */
    public static void sendAllHome(EuCommandRun play) {
        play.state().world().militia().drawnUp().entrySet().forEach(each -> sendHome(play, each));
    }

    private static boolean isNeeded(EuState state, Map.Entry<SpaceId, StackId> militia) {
        var stack = state.stack(militia.getValue());
        return stack.isPresent() && switch (state.phase()) {
            case Movement movement -> true;
            case Phase.Exploration step -> true;
            case Phase.Battles battles -> !stack.get().besieged();
            case Phase.Sieges sieges -> sieges.provinces().contains(militia.getKey());
            default -> false;
        };
    }

    private static void sendHome(EuCommandRun play, Map.Entry<SpaceId, StackId> militia) {
        var state = play.state();
        int before = MilitiaStacks.of(state, militia.getKey()).map(state.world().militia()::strengthLeft).orElse(0);
        int now = state.stack(militia.getValue()).map(stack -> stack.units().thirds()).orElse(0);
        play.emit(new MilitiaWentHome(militia.getValue(), militia.getKey(), Math.max(0, before - now)));
    }

    // --- The end of the turn -----------------------------------------------------------------------------------------

    /** Rebuilds militia in colonies that the alliance of their owner controls and nobody besieges. */
    public static void rebuild(EuCommandRun play) {
        var board = play.board();
        var rebuilt = new TreeMap<SpaceId, Integer>();
        board.state().world().militia().lost().forEach((province, lost) -> MilitiaStacks.of(board.state(), province)
                .filter(full -> board.isControlledBy(province, board.state().allianceOf(full.owner())) && board.besiegers(province).isEmpty())
                .ifPresent(full -> rebuilt.put(province, lost)));
        if (!rebuilt.isEmpty()) {
            play.emit(new MilitiaRebuilt(rebuilt));
        }
    }
}
