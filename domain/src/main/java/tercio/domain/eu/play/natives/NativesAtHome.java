package tercio.domain.eu.play.natives;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.natives.Natives;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.natives.NativeEvent.FollowersWentHome;
import tercio.domain.eu.play.natives.NativeEvent.NativesDispersed;
import tercio.domain.eu.play.natives.NativeEvent.NativesFought;
import tercio.domain.eu.play.natives.NativeEvent.NativesReturned;
import tercio.domain.eu.play.natives.NativeEvent.NativesStand;

/** Natives at home: when they stand for battles, and when they go home, after a battle that is not fought or when their leader falls. */
public final class NativesAtHome {

    private NativesAtHome() {}

    // --- Battles after the movements ---------------------------------------------------------------------------------

    /** Has natives who have risen against the alliance, and have not fought in this round, stand wherever its troops are. */
    public static void stand(Play play, int alliance) {
        var board = play.board();
        var provinces = new TreeSet<String>();
        board.state().stacksOf(alliance).filter(stack -> !stack.besieged() && !stack.units().empty()).map(Stack::province)
                .filter(province -> board.nativesFight(province, alliance)).forEach(provinces::add);
        provinces.forEach(province -> play.happens(new NativesStand(NativeStacks.id(province), province)));
    }

    /** The board on which the natives of a province stand for a battle. */
    public static Board standing(Board board, String province) {
        return new Board(NativeEvolution.evolve(board.state(), new NativesStand(NativeStacks.id(province), province)), board.map(), board.tables());
    }

    /** Records the losses of natives in a battle, in thirds of an LD. */
    public static void fought(Play play, String province, int lost) {
        int before = play.state().world().natives().in(province).thirds();
        int dead = Math.min(before, lost);
        play.happens(new NativesFought(NativeStacks.id(province), province, dead, before - dead));
    }

    // --- By themselves -----------------------------------------------------------------------------------------------

    /**
     * Sends natives home who stand for no battle, or follow nobody any more.
     *
     * @return whether there were any
     */
    public static boolean goOn(Play play) {
        return overrun(play) || dispersed(play) || leaderless(play);
    }

    /** Records the loss of natives who stood for a battle and are no stack any more: an overrun has destroyed them. */
    private static boolean overrun(Play play) {
        var gone = play.state().world().natives().drawnUp().entrySet().stream()
                .filter(each -> play.state().stack(each.getValue()).isEmpty()).map(Map.Entry::getKey).findFirst();
        gone.ifPresent(province -> fought(play, province, play.state().world().natives().in(province).thirds()));
        return gone.isPresent();
    }

    private static boolean dispersed(Play play) {
        var idle = play.state().world().natives().drawnUp().entrySet().stream().filter(each -> !needed(play.state(), each.getKey(), each.getValue())).findFirst();
        idle.ifPresent(each -> play.happens(new NativesDispersed(each.getValue(), each.getKey())));
        return idle.isPresent();
    }

    private static boolean needed(EuState state, String province, String id) {
        return switch (state.phase()) {
            case Phase.Movement movement -> fights(movement.engagement(), id) || catches(movement.move(), id);
            case Phase.Battles battles -> fights(battles.engagement(), id) || battles.provinces().contains(province) || met(state, battles, province);
            default -> false;
        };
    }

    /** Whether troops of the phasing alliance are still in the field of the province, after a battle with others there: the natives are fought next. */
    private static boolean met(EuState state, Phase.Battles battles, String province) {
        return state.stacksOf(state.allianceAt(battles.turnOf())).anyMatch(stack -> stack.province().equals(province) && !stack.besieged() && !stack.units().empty());
    }

    private static boolean fights(Engagement engagement, String id) {
        return engagement != null && engagement.nonPhasing().stream().map(Engaged::stack).anyMatch(id::equals);
    }

    private static boolean catches(Move move, String id) {
        return move != null && move.interceptors().stream().map(Engaged::stack).anyMatch(id::equals);
    }

    private static boolean leaderless(Play play) {
        var board = play.board();
        var home = play.state().world().natives().following().keySet().stream().filter(leader -> !leads(board, leader)).findFirst();
        home.ifPresent(leader -> play.happens(new FollowersWentHome(leader, play.state().world().natives().followers(leader))));
        return home.isPresent();
    }

    /** Whether the leader is with troops on land. Aboard ships he is with none. */
    private static boolean leads(Board board, String leader) {
        return board.state().stacks().values().stream().filter(stack -> stack.leaders().contains(leader) && !stack.units().empty())
                .anyMatch(stack -> board.map().province(stack.province()).isPresent());
    }

    // --- The end of the turn -----------------------------------------------------------------------------------------

    /** Quiets all natives again (EU-NAT-RETURN). Without an event where nothing happened to them in the turn. */
    public static void endOfTurn(Play play) {
        var before = play.state().world().natives();
        var after = before.endOfTurn();
        if (after.changed().equals(before.changed()) && before.following().isEmpty()) {
            return;
        }
        var returned = new TreeMap<String, Integer>();
        before.changed().keySet().forEach(province -> more(before, after, province).ifPresent(thirds -> returned.put(province, thirds)));
        var gone = before.changed().keySet().stream().filter(province -> before.in(province).none() && after.in(province).none()).toList();
        play.happens(new NativesReturned(returned, gone));
    }

    private static Optional<Integer> more(Natives before, Natives after, String province) {
        return Optional.of(after.in(province).thirds() - before.in(province).thirds()).filter(thirds -> thirds > 0);
    }
}
