package tercio.domain.eu.play.precedence;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Sallies;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.play.harbour.Attackers;
import tercio.domain.eu.play.precedence.PrecedenceCommand.ClaimPrecedence;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;

/**
 * The countries of the phasing alliance of which one acts next: between two movements those with a stack that may still move,
 * between two battles those that command troops at one. Reading: any of them acts as long as nobody claims to be the next, so that
 * players who agree are asked nothing.
 *
 * @param what they do next: {@code move}
 * @param countries none where nobody acts now
 */
public record Contenders(String what, String rule, Precedence precedence, List<String> countries) {

    private static final String MOVES = "EU-MOVE-ORDER";
    private static final String BATTLES = "EU-BATTLE-ORDER";

    public Contenders {
        countries = List.copyOf(countries);
    }

    public static Contenders on(Board board) {
        var state = board.state();
        return switch (state.phase()) {
            case Phase.Movement movement when !movement.busy() && movement.engagement() == null && state.duties().isEmpty() ->
                new Contenders(what(state), MOVES, movement.precedence(), state.members(state.allianceAt(movement.turnOf())).stream()
                        .filter(country -> !movement.ended().contains(country) && hasToMove(board, country)).toList());
            case Phase.Battles battles when battles.engagement() == null && battles.seaBattle() == null && state.duties().isEmpty() ->
                new Contenders(what(state), BATTLES, battles.precedence(), Stream.concat(battles.provinces().stream()
                                .map(province -> fighting(board, province, state.allianceAt(battles.turnOf()))).filter(stacks -> !stacks.isEmpty())
                                .map(state::commanding), Attackers.of(board, state.allianceAt(battles.turnOf())).stream().map(NavalStack::country))
                        .distinct().sorted().toList());
            default -> new Contenders(what(state), MOVES, Precedence.FREE, List.of());
        };
    }

    private static List<Stack> fighting(Board board, String province, int phasing) {
        var field = board.field(province, phasing);
        return field.isEmpty() ? Sallies.ready(board, province, phasing) : field;
    }

    /** The reason why a country of the phasing alliance does not act now; empty if it may. */
    public static Optional<Refusal> forbids(Board board, String country) {
        var precedence = switch (board.state().phase()) {
            case Phase.Movement movement -> movement.precedence();
            case Phase.Battles battles -> battles.precedence();
            default -> Precedence.FREE;
        };
        return precedence.equals(Precedence.FREE) ? Optional.empty() : on(board).forbids(country);
    }

    /** The action that allies of this phase take in turn. */
    static String what(EuState state) {
        return state.phase() instanceof Phase.Battles ? "battle" : "move";
    }

    private static boolean hasToMove(Board board, String country) {
        return board.state().stacks().values().stream()
                        .anyMatch(stack -> stack.country().equals(country) && !stack.moved() && !stack.besieged() && Permission.forbidsMoving(board, stack).isEmpty())
                || board.state().navies().stacks().values().stream()
                        .anyMatch(stack -> stack.country().equals(country) && !stack.moved() && Permission.forbidsMoving(board, country).isEmpty());
    }

    /** Whether the country may claim to act next: an ally could act as well, and neither has been decided to be the next. */
    boolean mayClaim(String country) {
        return countries.contains(country) && countries.size() > 1 && next().isEmpty() && !precedence.claimed().contains(country)
                && (!precedence.open() || precedence.asked().contains(country));
    }

    /** The country that acts next; empty if any may. A country that has nothing left to do keeps nobody waiting. */
    private Optional<String> next() {
        return Optional.ofNullable(precedence.next()).filter(countries::contains);
    }

    /** The answer by which a country claims to act next; empty if it may not. */
    public Optional<Option> claim(String country) {
        return mayClaim(country)
                ? Optional.of(new Option((precedence.open() ? "claim the next " + what + " too: a die decides" : "claim the next " + what + " of the alliance")
                        + " (" + Nation.of(country) + ")", new ClaimPrecedence(country)))
                : Optional.empty();
    }

    /** The reason why the country does not act now; empty if it may. */
    public Optional<Refusal> forbids(String country) {
        if (precedence.open() && countries.contains(country)) {
            return Optional.of(Refusal.of(rule, precedence.asked().contains(country)
                    ? claimants() + (precedence.claimed().size() == 1 ? " claims" : " claim") + " the next " + what + ": " + Nation.of(country)
                            + " agrees or claims it too"
                    : Nation.of(country) + " claims the next " + what + " and waits for the answer of " + names(precedence.asked())));
        }
        return next().filter(first -> !first.equals(country)).map(first -> Refusal.of(rule,
                what.equals("move") ? Nation.of(first) + " makes the next move" : Nation.of(first) + " takes the next battle"));
    }

    String claimants() {
        return names(precedence.claimed());
    }

    private static String names(List<String> countries) {
        return SpokenNames.list(countries.stream().map(Nation::of).toList());
    }
}
