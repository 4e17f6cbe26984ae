package tercio.domain.eu.turn.precedence.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.SalliesAfterLanding;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Attackers;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.ClaimPrecedence;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The countries of the phasing alliance of which one acts next: between two movements those with a stack that may still move,
 * between two battles those that command troops at one. Reading: any of them acts as long as nobody claims to be the next, so that
 * players who agree are asked nothing.
 *
 * @param what they do next: {@code move}
 * @param countries none where nobody acts now
 */
public record Contenders(String what, String rule, Precedence precedence, List<CountryId> countries) {

    private static final String MOVES = "EU-MOVE-ORDER";
    private static final String BATTLES = "EU-BATTLE-ORDER";

    public Contenders {
        countries = List.copyOf(countries);
    }

    public static Contenders of(WarView board) {
        var state = board.state();
        return switch (state.phase()) {
            case Movement movement when !movement.isUnderWay() && state.duties().isEmpty() ->
                new Contenders(actionOf(state), MOVES, movement.precedence(), state.members(state.allianceAt(movement.turnOf())).stream()
                        .filter(country -> !movement.ended().contains(country) && hasToMove(board, country)).toList());
            case Phase.Battles battles when battles.engagement() == null && battles.seaBattle() == null && state.duties().isEmpty() ->
                new Contenders(actionOf(state), BATTLES, battles.precedence(), Stream.concat(battles.provinces().stream()
                                .map(province -> fightingStacks(board, province, state.allianceAt(battles.turnOf()))).filter(stacks -> !stacks.isEmpty())
                                .map(state::commandingCountry), Attackers.of(board, state.allianceAt(battles.turnOf())).stream().map(NavalStack::country))
                        .distinct().sorted().toList());
            default -> new Contenders(actionOf(state), MOVES, Precedence.FREE, List.of());
        };
    }

    private static List<Stack> fightingStacks(WarView board, SpaceId province, Alliance phasing) {
        var field = board.stacksInField(province, phasing);
        return field.isEmpty() ? SalliesAfterLanding.readyStacks(board, province, phasing) : field;
    }

    /** The reason why a country of the phasing alliance does not act now; empty if it may. */
    public static Optional<Refusal> refusal(WarView board, CountryId country) {
        var precedence = switch (board.state().phase()) {
            case Movement movement -> movement.precedence();
            case Phase.Battles battles -> battles.precedence();
            default -> Precedence.FREE;
        };
        return precedence.equals(Precedence.FREE) ? Optional.empty() : of(board).refusal(country);
    }

    /** The action that allies of this phase take in turn. */
    static String actionOf(EuState state) {
        return state.phase() instanceof Phase.Battles ? "battle" : "move";
    }

    private static boolean hasToMove(WarView board, CountryId country) {
        return board.state().stacks().values().stream()
                        .anyMatch(stack -> stack.country().equals(country) && !stack.moved() && !stack.besieged() && CampaignLimits.moveRefusal(board, stack).isEmpty())
                || board.state().navies().stacks().values().stream()
                        .anyMatch(stack -> stack.country().equals(country) && !stack.moved() && CampaignLimits.moveRefusal(board, country).isEmpty());
    }

    /** Whether the country may claim to act next: an ally could act as well, and neither has been decided to be the next. */
    boolean mayClaim(CountryId country) {
        return countries.contains(country) && countries.size() > 1 && nextCountry().isEmpty() && !precedence.claimed().contains(country)
                && (!precedence.isOpen() || precedence.asked().contains(country));
    }

    /** The country that acts next; empty if any may. A country that has nothing left to do keeps nobody waiting. */
    private Optional<CountryId> nextCountry() {
        return Optional.ofNullable(precedence.next()).filter(countries::contains);
    }

    /** The answer by which a country claims to act next; empty if it may not. */
    public Optional<Option> claimOption(CountryId country) {
        return mayClaim(country)
                ? Optional.of(new Option(AnswerNames.of(country, Sentence.of("eu.precedence.claim").with("what", what).with("too", precedence.isOpen())),
                        new ClaimPrecedence(country)))
                : Optional.empty();
    }

    /** The reason why the country does not act now; empty if it may. */
    public Optional<Refusal> refusal(CountryId country) {
        if (precedence.isOpen() && countries.contains(country)) {
            return Optional.of(Refusal.of(rule, precedence.asked().contains(country)
                    ? Sentence.of("eu.precedence.refused-claimed").with("claimants", SentenceNames.countries(precedence.claimed())).with("what", what)
                            .with("who", SentenceNames.country(country))
                    : Sentence.of("eu.precedence.refused-waits").with("who", SentenceNames.country(country)).with("what", what).with("others", SentenceNames.countries(precedence.asked()))));
        }
        return nextCountry().filter(first -> !first.equals(country)).map(first -> Refusal.of(rule,
                Sentence.of("eu.precedence.refused-next").with("who", SentenceNames.country(first)).with("what", what)));
    }
}
