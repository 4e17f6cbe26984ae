package tercio.application.record;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Secret;

/**
 * A game began. This event is always at position 1 and holds everything that a game fixes at its start. Tokens and the
 * secret of the dice are stored apart, so that a record can be published.
 *
 * @param name the players' name of the game
 * @param edition the edition of the ruleset in force
 * @param scenario of the type of the ruleset
 * @param readings reading id to choice, only where something was chosen
 * @param open whether anyone may look on
 * @param diceCommitment the hash of the secret of the server's dice; empty for physical dice
 * @param contribution the contributions of the seats to the server's dice
 * @param diceTerms the method and the inputs of the server's dice; left out for physical dice and in older games
 * @param openTable whether everybody sees the secrets of everybody; left out, nobody does before the end
 */
public record GameOpened(
        String name,
        String ruleset,
        String edition,
        Scenario scenario,
        Map<String, String> readings,
        DiceMode dice,
        UndoRule undo,
        boolean open,
        List<Seat> seats,
        String diceCommitment,
        String contribution,
        Optional<Origin> forkedFrom,
        Optional<Boolean> openTable,
        Optional<DiceTerms> diceTerms)
        implements KernelEvent {

    /** A player's place, and the parties it controls. */
    public record Seat(String name, List<String> controls) {
        public Seat {
            controls = List.copyOf(controls);
        }
    }

    /**
     * The origin of a fork.
     *
     * @param at the position of the other game
     * @param copied the number of events copied; they stand at the positions 2 to 1 + copied
     */
    public record Origin(String game, int at, int copied) {}

    public GameOpened {
        readings = Map.copyOf(readings);
        seats = List.copyOf(seats);
        openTable = openTable == null ? Optional.empty() : openTable;
        diceTerms = diceTerms == null ? Optional.empty() : diceTerms;
    }

    /** An opening that does not say how the server computes its dice. */
    public GameOpened(
            String name, String ruleset, String edition, Scenario scenario, Map<String, String> readings, DiceMode dice, UndoRule undo,
            boolean open, List<Seat> seats, String diceCommitment, String contribution, Optional<Origin> forkedFrom, Optional<Boolean> openTable) {
        this(name, ruleset, edition, scenario, readings, dice, undo, open, seats, diceCommitment, contribution, forkedFrom, openTable,
                Optional.empty());
    }

    /** An opening of a game whose secrets are kept. */
    public GameOpened(
            String name, String ruleset, String edition, Scenario scenario, Map<String, String> readings, DiceMode dice, UndoRule undo,
            boolean open, List<Seat> seats, String diceCommitment, String contribution, Optional<Origin> forkedFrom) {
        this(name, ruleset, edition, scenario, readings, dice, undo, open, seats, diceCommitment, contribution, forkedFrom, Optional.empty());
    }

    /** Whether the secrets of the rules are played openly, so that everybody sees everything. */
    public boolean isPlayedOpenly() {
        return openTable.orElse(false);
    }

    /** Whether the game holds secrets by its rules. */
    public <N extends Scenario> boolean holdsSecrets(Ruleset<?, ?, ?, N> rules) {
        return rules.hasSecrets(edition, rules.scenarioType().cast(scenario));
    }

    /** This opening with its scenario, which is decoded once the ruleset is known. */
    public GameOpened withScenario(Scenario read) {
        return new GameOpened(name, ruleset, edition, read, readings, dice, undo, open, seats, diceCommitment, contribution,
                forkedFrom, openTable, diceTerms);
    }

    /** The method and the inputs of the server's dice. */
    public DiceTerms terms() {
        return diceTerms.orElse(DiceTerms.FIRST);
    }

    /** The parties that a seat controls; none where there is no such seat. */
    public Set<String> partiesOf(String seat) {
        return seats.stream().filter(each -> each.name().equals(seat)).flatMap(each -> each.controls().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * An opening of an older version does not say whether it is played openly, which it is not, or how its dice are
     * computed.
     */
    @Override
    public boolean agreesWith(Event recorded) {
        return recorded instanceof GameOpened other && isPlayedOpenly() == other.isPlayedOpenly()
                && terms().equals(other.terms()) && withoutLaterParts().equals(other.withoutLaterParts());
    }

    private GameOpened withoutLaterParts() {
        return new GameOpened(name, ruleset, edition, scenario, readings, dice, undo, open, seats, diceCommitment, contribution, forkedFrom);
    }

    /** The secrets of the scenario. */
    @Override
    public List<Secret> secrets() {
        return scenario.secrets().stream().map(secret -> secret.within("scenario")).toList();
    }

    /** Upgrades version 1, in which a game had no name and no contribution to the dice. */
    static Map<String, Object> addName(Map<String, Object> first) {
        var parts = new LinkedHashMap<>(first);
        parts.put("name", first.get("scenario") instanceof Map<?, ?> scenario && scenario.get("name") instanceof String name ? name : "");
        parts.put("contribution", "");
        return parts;
    }
}
