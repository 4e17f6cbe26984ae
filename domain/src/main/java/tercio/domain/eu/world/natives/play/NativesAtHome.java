package tercio.domain.eu.world.natives.play;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersWentHome;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesDispersed;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesFought;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesReturned;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesStand;
import tercio.domain.map.SpaceId;

/** Natives at home: when they stand for battles, and when they go home, after a battle that is not fought or when their leader falls. */
public final class NativesAtHome {

    private NativesAtHome() {}

    // --- Battles after the movements ---------------------------------------------------------------------------------

    /** Has natives who have risen against the alliance, and have not fought in this round, stand wherever its troops are. */
    public static void drawUp(EuCommandRun play, Alliance alliance) {
        var board = play.board();
        var provinces = new TreeSet<SpaceId>();
        board.state().stacksOf(alliance).filter(stack -> !stack.besieged() && !stack.units().isEmpty()).map(Stack::province)
                .filter(province -> board.nativesFight(province, alliance)).forEach(provinces::add);
        provinces.forEach(province -> play.emit(new NativesStand(NativeStacks.id(province), province)));
    }

    /** The board on which the natives of a province stand for a battle. */
    public static WarView boardWithNatives(WarView board, SpaceId province) {
        return new WarView(NativeEvolution.evolve(board.state(), new NativesStand(NativeStacks.id(province), province)), board.map(), board.tables());
    }

    /** Records the losses of natives in a battle, in thirds of an LD. */
    public static void recordBattle(EuCommandRun play, SpaceId province, int lost) {
        int before = play.state().world().natives().forceIn(province).thirds();
        int dead = Math.min(before, lost);
        play.emit(new NativesFought(NativeStacks.id(province), province, dead, before - dead));
    }

    // --- By themselves -----------------------------------------------------------------------------------------------

    /**
     * Records the loss of natives who stood for a battle and are no stack any more: an overrun has destroyed them.
     *
     * @return whether there were any
     */
    public static boolean recordOverrun(EuCommandRun play) {
        var gone = play.state().world().natives().drawnUp().entrySet().stream()
                .filter(each -> play.state().stack(each.getValue()).isEmpty()).map(Map.Entry::getKey).findFirst();
        gone.ifPresent(province -> recordBattle(play, province, play.state().world().natives().forceIn(province).thirds()));
        return gone.isPresent();
    }

    /**
     * Sends natives home who stand for no battle any more.
     *
     * @return whether there were any
     */
    public static boolean disperse(EuCommandRun play) {
        var idle = play.state().world().natives().drawnUp().entrySet().stream().filter(each -> !isNeeded(play.state(), each.getKey(), each.getValue())).findFirst();
        idle.ifPresent(each -> play.emit(new NativesDispersed(each.getValue(), each.getKey())));
        return idle.isPresent();
    }

    private static boolean isNeeded(EuState state, SpaceId province, StackId id) {
        return switch (state.phase()) {
            case Movement movement -> movement.engagement().filter(battle -> isFighting(battle, id)).isPresent() || movement.move().filter(move -> isCatching(move, id)).isPresent();
            case Phase.Battles battles -> battles.engagement() != null && isFighting(battles.engagement(), id) || battles.provinces().contains(province) || meetTroops(state, battles, province);
            default -> false;
        };
    }

    /** Whether troops of the phasing alliance are still in the field of the province, after a battle with others there: the natives are fought next. */
    private static boolean meetTroops(EuState state, Phase.Battles battles, SpaceId province) {
        return state.stacksOf(state.allianceAt(battles.turnOf())).anyMatch(stack -> stack.province().equals(province) && !stack.besieged() && !stack.units().isEmpty());
    }

    private static boolean isFighting(Engagement engagement, StackId id) {
        return engagement.nonPhasing().stream().map(Engaged::stack).anyMatch(id::equals);
    }

    private static boolean isCatching(Move move, StackId id) {
        return move.interceptors().stream().map(Engaged::stack).anyMatch(id::equals);
    }

    /**
     * Sends natives home who follow nobody any more.
     *
     * @return whether there were any
     */
    public static boolean sendLeaderlessHome(EuCommandRun play) {
        var board = play.board();
        var home = play.state().world().natives().following().keySet().stream().filter(leader -> !isLeading(board, leader)).findFirst();
        home.ifPresent(leader -> play.emit(new FollowersWentHome(leader, play.state().world().natives().followers(leader))));
        return home.isPresent();
    }

    /** Whether the leader is with troops on land. Aboard ships he is with none. */
    private static boolean isLeading(WarView board, LeaderId leader) {
        return board.state().stacks().values().stream().filter(stack -> stack.leaders().contains(leader) && !stack.units().isEmpty())
                .anyMatch(stack -> board.map().province(stack.province()).isPresent());
    }

    // --- The end of the turn -----------------------------------------------------------------------------------------

    /** Quiets all natives again (EU-NAT-RETURN). Without an event where nothing happened to them in the turn. */
    public static void endOfTurn(EuCommandRun play) {
        var before = play.state().world().natives();
        var after = before.atEndOfTurn();
        if (after.changed().equals(before.changed()) && before.following().isEmpty()) {
            return;
        }
        var returned = new TreeMap<SpaceId, Integer>();
        before.changed().keySet().forEach(province -> thirdsReturned(before, after, province).ifPresent(thirds -> returned.put(province, thirds)));
        var gone = before.changed().keySet().stream().filter(province -> before.forceIn(province).isNone() && after.forceIn(province).isNone()).toList();
        play.emit(new NativesReturned(returned, gone));
    }

    private static Optional<Integer> thirdsReturned(Natives before, Natives after, SpaceId province) {
        return Optional.of(after.forceIn(province).thirds() - before.forceIn(province).thirds()).filter(thirds -> thirds > 0);
    }
}
