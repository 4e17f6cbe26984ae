package tercio.domain.eu.play.seawatch;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.Announcement;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;

/**
 * The question about the voyage in progress: which naval stacks of an alliance intercept it. Each country announces its own. When all
 * have answered, the dice are thrown (EU-INT-SEA).
 *
 * @param eligible all stacks that may try, as a whole or with a part, those of countries that have announced included
 */
record SeaInquiry(Voyage voyage, int alliance, List<NavalStack> eligible) {

    SeaInquiry {
        eligible = List.copyOf(eligible);
    }

    /** The current question; empty if no stack may try, or while another question comes first. */
    static Optional<SeaInquiry> of(Board board) {
        return board.state().duties().isEmpty() ? SeaInterceptors.underWay(board).flatMap(voyage -> of(board, voyage)) : Optional.empty();
    }

    private static Optional<SeaInquiry> of(Board board, Voyage voyage) {
        return SeaInterceptors.asked(board, voyage)
                .map(alliance -> new SeaInquiry(voyage, alliance, SeaInterceptors.eligible(board, voyage, alliance)));
    }

    private List<String> countries() {
        return eligible.stream().map(NavalStack::country).distinct().toList();
    }

    /** Whether several countries are asked. Then no country throws a die before the others have announced. */
    boolean several() {
        return countries().size() > 1;
    }

    /** The countries that have still to announce. */
    List<String> open() {
        return countries().stream().filter(country -> voyage.announced().stream().map(Announcement::country).noneMatch(country::equals)).toList();
    }

    /** The stacks of a country that may try as a whole, by id. */
    List<String> of(Board board, String country) {
        return eligible.stream().filter(stack -> stack.country().equals(country) && SeaInterceptors.forbidsWhole(board, stack, voyage.at()).isEmpty())
                .map(NavalStack::id).toList();
    }

    /** Earlier announcements of other countries, then these stacks: the order of the dice. */
    List<String> all(List<String> last) {
        return Stream.concat(voyage.announced().stream().map(Announcement::stacks), Stream.of(last)).flatMap(List::stream).toList();
    }
}
