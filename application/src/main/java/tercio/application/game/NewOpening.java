package tercio.application.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.application.dice.Commitment;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.GameOpened;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.ruling.Readings;

/** Makes the first event of a new game, from a request or from another game. */
final class NewOpening {

    /** The number of bytes with which no remainder of a division is likelier than another. */
    private static final int RANDOM_BYTES = 16;

    private NewOpening() {}

    /**
     * The opening of a game that was requested.
     *
     * @param seats those of {@link #seats}
     * @param commitment to the secret of its dice; empty where dice are thrown at the table
     */
    static <N extends Scenario> GameOpened of(NewGame wanted, Ruleset<?, ?, ?, N> ruleset, List<GameOpened.Seat> seats, String commitment, Randomness randomness) {
        var contribution = Commitment.contribution(wanted.seats().stream()
                .flatMap(seat -> Stream.of(seat.name(), seat.contribution().orElse(""))).toList());
        return new GameOpened(wanted.name().orElseGet(() -> titleOf(wanted.scenario(), ruleset)), wanted.ruleset(), ruleset.edition(),
                scenarioToRecord(wanted, ruleset, randomness), wanted.readings(), wanted.dice(), wanted.undo(), wanted.open(), seats,
                commitment, contribution, Optional.empty(), wanted.openTable() ? Optional.of(true) : Optional.empty(),
                terms(wanted.dice(), wanted.contributions()));
    }

    private static <N extends Scenario> N scenarioToRecord(NewGame wanted, Ruleset<?, ?, ?, N> ruleset, Randomness randomness) {
        return ruleset.asRecorded(ruleset.scenarioType().cast(wanted.scenario()), new Readings(wanted.readings()),
                bound -> new BigInteger(1, randomness.bytes(RANDOM_BYTES)).mod(BigInteger.valueOf(bound)).intValueExact());
    }

    /** The seats of a request. A seat that controls a party also controls those that it leads and that no seat asked for. */
    static <N extends Scenario> List<GameOpened.Seat> seats(NewGame wanted, Ruleset<?, ?, ?, N> ruleset) {
        var led = new TreeMap<>(ruleset.ledParties(ruleset.scenarioType().cast(wanted.scenario())));
        wanted.seats().forEach(seat -> led.keySet().removeAll(seat.controls()));
        return wanted.seats().stream().map(seat -> new GameOpened.Seat(seat.name(), Stream.concat(seat.controls().stream(),
                led.entrySet().stream().filter(minor -> seat.controls().contains(minor.getValue())).map(Map.Entry::getKey)).toList())).toList();
    }

    /** A printed scenario gives the game its title, a scenario from the request its name. */
    private static <N extends Scenario> String titleOf(Scenario scenario, Ruleset<?, ?, ?, N> ruleset) {
        var name = scenario.name();
        return ruleset.scenario(name)
                .filter(printed -> scenario.enteredTables().map(entered -> ruleset.withTables(printed, entered)).orElse(printed).equals(scenario))
                .map(printed -> ruleset.scenarios().get(name).title().printed()).orElse(name);
    }

    /**
     * The opening of a fork. It throws its dice by the current method, whatever that of the other game, because it has its own commitment.
     *
     * @param opening of the other game
     * @param open whether anybody may watch the fork
     */
    static GameOpened ofFork(GameOpened opening, Optional<String> name, boolean open, String commitment, GameOpened.Origin origin) {
        return new GameOpened(name.orElse(GameFaults.abbreviate(opening.name()) + ", from " + origin.at()), opening.ruleset(), opening.edition(),
                opening.scenario(), opening.readings(), opening.dice(), opening.undo(), open, opening.seats(),
                commitment, opening.contribution(), Optional.of(origin), opening.openTable(), terms(opening.dice(), opening.terms().contributions()));
    }

    private static Optional<DiceTerms> terms(DiceMode dice, DiceTerms.Contributions contributions) {
        return dice == DiceMode.SERVER ? Optional.of(DiceTerms.now(contributions)) : Optional.empty();
    }
}
