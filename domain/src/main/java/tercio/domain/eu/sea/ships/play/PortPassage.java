package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The passage of a port: a movement that enters it from one sea zone and leaves it to another one. The country of the ships must own the
 * port; in the rest of the world a trading post, a colony or a city if they have a FLEET counter, else a fort will do (EU-MOVE-3).
 *
 * <p>Reading: a movement that ends in the port is no passage. The next one leaves by whichever coast it likes, also through a province
 * whose coasts are not joined: that is how ships go from one ocean to the other without the Horn.
 */
public final class PortPassage {

    public static final String RULE = "EU-MOVE-3";

    private PortPassage() {}

    /** The reason why the first port on a way may not be passed; empty if the stack may go that way. */
    public static Optional<Sentence> passageRefusal(WarView board, NavalStack stack, List<SpaceId> way) {
        return IntStream.range(2, way.size()).filter(at -> isBarred(board, stack, way.get(at - 2), way.get(at - 1), way.get(at))).boxed().findFirst()
                .map(at -> board.map().hasSeparateCoasts(way.get(at - 1))
                        ? Sentence.of("eu.voyage.refused-separate-coasts").with("where", SentenceNames.place(way.get(at - 1)))
                        : Sentence.of("eu.voyage.refused-passage").with("where", SentenceNames.place(way.get(at - 1)))
                                .with("to", SentenceNames.place(way.get(at))).with("needs", requiredOwnership(board, stack, way.get(at - 1))));
    }

    /** Whether a stack that entered a port from one sea zone may not go on to another one in the same movement. */
    public static boolean isBarred(WarView board, NavalStack stack, SpaceId from, SpaceId port, SpaceId to) {
        return !to.equals(from) && !mayPass(board, stack, port);
    }

    /** Whether a stack may leave this place by another zone than the one from which it entered: any sea zone, and a port that it may pass. */
    public static boolean mayPass(WarView board, NavalStack stack, SpaceId at) {
        return board.map().sea(at).isPresent() || !board.map().hasSeparateCoasts(at) && owns(board, stack, at);
    }

    private static boolean owns(WarView board, NavalStack stack, SpaceId port) {
        var settled = board.state().world().establishments().hasAny(port, here -> here.owner().equals(stack.country())
                && (here.kind().hasLevels() || stack.fleets() == 0));
        return settled || hasPortOrCity(board, port) && board.state().fortress(port).owner().equals(stack.country());
    }

    /** Whether the owner of the province owns its printed port or city. */
    private static boolean hasPortOrCity(WarView board, SpaceId port) {
        return board.map().hasAnchor(port) || board.province(port).fortress() > 0;
    }

    /** The word of the catalogs for what the country must own. */
    private static String requiredOwnership(WarView board, NavalStack stack, SpaceId port) {
        return board.province(port).theatre() == Theatre.EUROPE || hasPortOrCity(board, port) ? "port"
                : stack.fleets() > 0 ? "fleet" : "ships";
    }
}
