package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Announcement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * The question about the move in progress: interception or counter-interception. Each country of the alliance announces for
 * its own stacks or lets the mover pass. When all have answered, the dice are thrown (EU-INT-LAND).
 *
 * @param alliance the alliance that may intercept, empty where the mover's own may counter-intercept
 * @param eligible all stacks that may try, including those of countries that have already announced
 */
record InterceptionQuestion(EuState state, Move move, Optional<Alliance> alliance, List<Stack> eligible) {

    InterceptionQuestion {
        eligible = List.copyOf(eligible);
    }

    /** The current question; empty if no stack may try, or while another question comes first. */
    static Optional<InterceptionQuestion> of(WarView board) {
        return board.state().duties().isEmpty()
                ? Interceptions.moveUnderWay(board.state()).flatMap(move -> of(board, move))
                : Optional.empty();
    }

    static Optional<InterceptionQuestion> of(WarView board, Move move) {
        var alliance = Interceptions.allianceToAsk(board, move);
        var eligible = alliance.map(asked -> Interceptions.eligibleStacks(board, move, asked))
                .orElseGet(() -> Interceptions.counterInterceptors(board, move));
        return eligible.isEmpty() ? Optional.empty() : Optional.of(new InterceptionQuestion(board.state(), move, alliance, eligible));
    }

    boolean isCounter() {
        return alliance.isEmpty();
    }

    /** The rule that allows the attempts. */
    String rule() {
        return isCounter() ? InterceptionRolls.COUNTER : InterceptionRolls.RULE;
    }

    private List<CountryId> countries() {
        return eligible.stream().map(Stack::country).distinct().toList();
    }

    /** Whether several countries are asked. Then no country throws a die before the others have announced. */
    boolean asksSeveral() {
        return countries().size() > 1;
    }

    /** The countries that have still to announce. */
    List<CountryId> openCountries() {
        return countries().stream()
                .filter(country -> move.announced().stream().map(Announcement::country).noneMatch(country::equals))
                .toList();
    }

    /**
     * The reason why a country may not announce these stacks after the announcements of its allies, or empty. A siege must
     * be maintained, and an explorer goes no further than the coast (EU-EXPLORATION-WHO).
     */
    Optional<Refusal> refusal(WarView board, List<StackId> stacks) {
        var all = AnnouncementOptions.diceOrder(this, stacks);
        var announced = eligible.stream().filter(stack -> all.contains(stack.id())).toList();
        return announced.stream().filter(stack -> !stack.province().equals(move.province()) && ExplorersAshore.areBarredFrom(board, stack.leaders(), move.province()))
                .findFirst().map(stack -> Refusal.of(ExplorersAshore.RULE, Sentence.of("eu.common.refused-explorer-inland").with("where", SentenceNames.place(move.province()))
                        .with("deed", "intercept")))
                .or(() -> SiegeDepartures.refusal(board, move, announced));
    }

    List<Stack> of(CountryId country) {
        return eligible.stream().filter(stack -> stack.country().equals(country)).toList();
    }
}
