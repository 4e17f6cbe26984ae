package tercio.domain.eu.sea.interception.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Announcement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;

/**
 * The question about the voyage in progress: which naval stacks of an alliance intercept it. Each country announces its own. When all
 * have answered, the dice are thrown (EU-INT-SEA).
 *
 * @param eligible all stacks that may try, as a whole or with a part, those of countries that have announced included
 */
record SeaInterceptionQuestion(Voyage voyage, Alliance alliance, List<NavalStack> eligible) {

    SeaInterceptionQuestion {
        eligible = List.copyOf(eligible);
    }

    /** The current question; empty if no stack may try, or while another question comes first. */
    static Optional<SeaInterceptionQuestion> of(WarView board) {
        return board.state().duties().isEmpty() ? SeaInterceptors.voyageUnderWay(board).flatMap(voyage -> of(board, voyage)) : Optional.empty();
    }

    private static Optional<SeaInterceptionQuestion> of(WarView board, Voyage voyage) {
        return SeaInterceptors.allianceToAsk(board, voyage)
                .map(alliance -> new SeaInterceptionQuestion(voyage, alliance, SeaInterceptors.eligibleStacks(board, voyage, alliance)));
    }

    private List<CountryId> countries() {
        return eligible.stream().map(NavalStack::country).distinct().toList();
    }

    /** Whether several countries are asked. Then no country throws a die before the others have announced. */
    boolean asksSeveral() {
        return countries().size() > 1;
    }

    /** The countries that have still to announce. */
    List<CountryId> openCountries() {
        return countries().stream().filter(country -> voyage.announced().stream().map(Announcement::country).noneMatch(country::equals)).toList();
    }

    /** The stacks of a country that may try as a whole, by id. */
    List<StackId> of(WarView board, CountryId country) {
        return eligible.stream().filter(stack -> stack.country().equals(country) && SeaInterceptors.wholeStackRefusal(board, stack, voyage.position()).isEmpty())
                .map(NavalStack::id).toList();
    }

    /** Earlier announcements of other countries, then these stacks: the order of the dice. */
    List<StackId> diceOrder(List<StackId> last) {
        return Stream.concat(voyage.announced().stream().map(Announcement::stacks), Stream.of(last)).flatMap(List::stream).toList();
    }
}
