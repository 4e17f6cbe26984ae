package tercio.domain.eu.world.convoy.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.eu.world.convoy.Convoy;
import tercio.domain.eu.world.convoy.play.TreasureCommand.LoadGold;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyArrived;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLanded;
import tercio.domain.eu.world.convoy.play.TreasureEvent.GoldLoaded;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The loading and landing of gold. It goes aboard in a controlled port, and comes ashore at once in a friendly port of Europe
 * (EU-CONVOY-GOLD). Readings: ships of the country that controls the port take it, between the movements of their alliance, or on their way
 * as much as they have room for, and not after a battle of their voyage or one that they did not win; gold of Europe does not go aboard, as
 * it would be landed at once.
 */
public final class Treasures {

    static final String RULE = "EU-CONVOY-GOLD";

    private Treasures() {}

    // --- Going aboard ----------------------------------------------------------------------------------------------

    /** The command that takes as much gold aboard as the ships have room for; none where there is none to take. */
    public static List<Option> options(WarView board, NavalStack ships) {
        return loadingRefusal(board, ships, 1).isPresent() ? List.of()
                : List.of(new Option(Sentence.of("eu.treasure.to-load").with("ducats", mostDucats(board, ships)), new LoadGold(ships.id(), mostDucats(board, ships))));
    }

    /** The most ducats that ships can take aboard where they lie. */
    static int mostDucats(WarView board, NavalStack ships) {
        return Math.min(board.state().marks().gold().getOrDefault(ships.at(), 0), ducatRoom(board, ships));
    }

    /** The ducats for which there is room; a convoy that sails full has none. */
    private static int ducatRoom(WarView board, NavalStack ships) {
        int full = ships.convoys().stream().filter(convoy -> Convoy.sailsFull(convoy.kind())).mapToInt(convoy -> convoy.transports()).sum();
        var own = Convoy.transportUnits(full);
        var transport = SeaTransport.from(board.tables());
        int all = Cargo.goldRoom(board, ships) - transport.goldCapacity(own);
        return Math.max(0, all - Math.max(0, ships.gold() - transport.goldCapacity(own)));
    }

    private static Optional<Refusal> loadingRefusal(WarView board, NavalStack ships, int ducats) {
        boolean open = board.state().phase() instanceof Movement movement && !movement.isUnderWay()
                && board.state().duties().isEmpty() && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(ships)
                && !movement.ended().contains(ships.country());
        if (!open) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.treasure.refused-between-movements")));
        }
        var closed = closedPortRefusal(board, ships);
        if (closed.isPresent()) {
            return closed;
        }
        return ducats >= 1 && ducats <= mostDucats(board, ships) ? Optional.empty()
                : Optional.of(roomRefusal(board, ships, mostDucats(board, ships)).withLegal(options(board, ships, mostDucats(board, ships))));
    }

    /** The reason why ships take no gold aboard in the port where they lie; empty if there is some and room for it. */
    public static Optional<Refusal> refusal(WarView board, NavalStack ships) {
        return closedPortRefusal(board, ships).or(() -> mostDucats(board, ships) > 0 ? Optional.empty() : Optional.of(roomRefusal(board, ships, 0)));
    }

    private static Refusal roomRefusal(WarView board, NavalStack ships, int most) {
        return Refusal.of(RULE, Sentence.of("eu.treasure.refused-room").with("gold", board.state().marks().gold().get(ships.at())).with("where", SentenceNames.place(ships.at()))
                .with("stack", SentenceNames.fleet(board.state(), ships.id())).with("most", most));
    }

    private static Optional<Refusal> closedPortRefusal(WarView board, NavalStack ships) {
        var title = SentenceNames.fleet(board.state(), ships.id());
        if (board.state().marks().gold().getOrDefault(ships.at(), 0) == 0) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.treasure.refused-no-gold").with("stack", title)));
        }
        if (!ships.country().equals(board.state().fortress(ships.at()).controller())) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.treasure.refused-no-control").with("who", SentenceNames.country(ships.country()))
                    .with("where", SentenceNames.place(ships.at()))));
        }
        return ships.barred() ? Optional.of(Refusal.of(RULE, Sentence.of("eu.treasure.refused-fought").with("stack", title))) : Optional.empty();
    }

    private static List<Option> options(WarView board, NavalStack ships, int most) {
        return most == 0 ? List.of() : options(board, ships);
    }

    static Execution load(EuCommandRun play, LoadGold command) {
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(command.stack()))));
        }
        var ships = known.get();
        var forbidden = loadingRefusal(play.board(), ships, command.ducats());
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        int waiting = play.state().marks().gold().get(ships.at());
        play.emit(new GoldLoaded(ships.id(), ships.at(), command.ducats(), waiting - command.ducats()));
        return EuCommandRun.success();
    }

    /** Loads as much gold as ships in a port on their way have room for. */
    public static void loadAll(EuCommandRun play, NavalStack ships) {
        int ducats = mostDucats(play.board(), ships);
        play.emit(new GoldLoaded(ships.id(), ships.at(), ducats, play.state().marks().gold().get(ships.at()) - ducats));
    }

    // --- Coming ashore ---------------------------------------------------------------------------------------------

    /**
     * Lands the gold of the next ships that have reached Europe with it; then their convoy leaves the map.
     *
     * @return whether there were any
     */
    public static boolean landNext(EuCommandRun play) {
        var arrived = GoldPorts.arrivedFleet(play.board());
        arrived.ifPresent(ships -> arrive(play, ships));
        return arrived.isPresent();
    }

    private static void arrive(EuCommandRun play, NavalStack ships) {
        if (ships.gold() > 0) {
            play.emit(new GoldLanded(ships.id(), ships.country(), ships.at(), ships.gold()));
            return;
        }
        var convoy = ships.convoys().getFirst();
        play.emit(new ConvoyArrived(ships.id(), convoy.kind(), ships.at(), ships.ships().withoutTransports(convoy.transports())));
    }
}
