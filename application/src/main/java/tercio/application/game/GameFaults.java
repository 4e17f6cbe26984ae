package tercio.application.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.GameOpened;
import tercio.application.text.IncomingText;
import tercio.application.text.LookAlikes;
import tercio.domain.game.PieceId;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Checks a request for a new game, and the opening of an imported record: for each fault a pointer into the request and a
 * message.
 */
public final class GameFaults {

    /** Characters of the name of a game or of a seat. */
    static final int LONGEST_NAME = 200;
    static final int MOST_SEATS = 50;

    private static final int LONGEST_SEAT = 100;
    private static final int LONGEST_CONTRIBUTION = 2_000;
    private static final int MOST_CHOICES = 500;

    private final Map<String, Sentence> found = new LinkedHashMap<>();

    private GameFaults() {}

    /** The faults of a request: those of any game, and those of its texts, names and ids, which are new. */
    static <N extends Scenario> Map<String, Sentence> of(NewGame game, Ruleset<?, ?, ?, N> ruleset) {
        var faults = ofAny(game, ruleset);
        if (!faults.found.isEmpty()) {
            return faults.found;
        }
        faults.texts(game);
        faults.names(game);
        ruleset.newIds(ruleset.scenarioType().cast(game.scenario())).forEach((pointer, id) ->
                PieceId.fault(id).ifPresent(message -> faults.found.put("/scenario" + pointer, message)));
        return faults.found;
    }

    private static <N extends Scenario> GameFaults ofAny(NewGame game, Ruleset<?, ?, ?, N> ruleset) {
        var faults = new GameFaults();
        if (!ruleset.scenarioType().isInstance(game.scenario())) {
            faults.found.put("/scenario", Sentence.of("kernel.game.not-of-ruleset").with("ruleset", new Text(ruleset.id())));
            return faults;
        }
        faults.bounds(game);
        if (game.dice() == DiceMode.PHYSICAL && game.contributions() != DiceTerms.Contributions.NONE) {
            faults.found.put("/contributions", Sentence.of("kernel.game.contributions"));
        }
        if (!faults.found.isEmpty()) {
            return faults;
        }
        var scenario = ruleset.scenarioType().cast(game.scenario());
        faults.readings(game, ruleset);
        var readings = faults.found.isEmpty() ? new Readings(game.readings()) : Readings.STANDARD;
        ruleset.faults(scenario, readings).forEach((pointer, message) -> faults.found.put("/scenario" + pointer, message));
        if (faults.found.isEmpty()) {
            faults.seats(game, ruleset.parties(scenario));
        }
        return faults;
    }

    /** The faults of an opening that was recorded elsewhere. Its names and ids are those that it has. */
    public static Map<String, Sentence> of(GameOpened opening, Ruleset<?, ?, ?, ?> ruleset) {
        var seats = opening.seats().stream().map(seat -> new NewGame.SeatRequest(seat.name(), seat.controls(), Optional.empty())).toList();
        var faults = new LinkedHashMap<>(ofAny(new NewGame(Optional.ofNullable(opening.name()), opening.ruleset(), opening.scenario(),
                opening.dice(), opening.undo(), opening.readings(), opening.open(), seats), ruleset).found);
        tooLong("/edition", opening.edition(), faults);
        tooLong("/diceCommitment", opening.diceCommitment(), faults);
        tooLong("/contribution", opening.contribution(), faults);
        opening.forkedFrom().ifPresent(origin -> {
            tooLong("/forkedFrom/game", origin.game(), faults);
            if (origin.at() < 0 || origin.copied() < 0) {
                faults.put("/forkedFrom", Sentence.of("kernel.game.positions"));
            }
        });
        return faults;
    }

    private void texts(NewGame game) {
        game.name().flatMap(name -> IncomingText.fault(name, IncomingText.Kind.LINE)).ifPresent(message -> found.put("/name", message));
        CommandBounds.textFault(game.scenario()).ifPresent(message -> found.put("/scenario", message));
        for (int at = 0; at < game.seats().size(); at++) {
            var pointer = "/seats/" + at + "/contribution";
            game.seats().get(at).contribution().flatMap(given -> IncomingText.fault(given, IncomingText.Kind.LINES))
                    .ifPresent(message -> found.put(pointer, message));
        }
    }

    /** Checks that the name of each seat differs from those before it. */
    private void names(NewGame game) {
        var before = new ArrayList<String>();
        for (int at = 0; at < game.seats().size(); at++) {
            var pointer = "/seats/" + at + "/name";
            var name = game.seats().get(at).name();
            LookAlikes.fault(name, before).ifPresent(message -> found.put(pointer, message));
            before.add(name);
        }
    }

    private static void tooLong(String pointer, String text, Map<String, Sentence> faults) {
        if (text == null || text.length() > LONGEST_NAME) {
            faults.put(pointer, Sentence.of("kernel.game.text").with("most", LONGEST_NAME));
        }
    }

    /** The fault of a text of more characters. */
    static Sentence longerThan(int most) {
        return Sentence.of("kernel.game.long").with("most", most);
    }

    private static Sentence tooMany() {
        return Sentence.of("kernel.game.at-most").with("most", MOST_CHOICES);
    }

    static String abbreviate(String name) {
        return name.substring(0, Math.min(name.length(), LONGEST_NAME / 2));
    }

    private void bounds(NewGame game) {
        if (game.name().filter(name -> name.length() > LONGEST_NAME).isPresent()) {
            found.put("/name", longerThan(LONGEST_NAME));
        }
        if (game.readings().size() > MOST_CHOICES) {
            found.put("/readings", tooMany());
        }
        if (game.seats().size() > MOST_SEATS) {
            found.put("/seats", Sentence.of("kernel.game.seats").with("most", MOST_SEATS));
            return;
        }
        for (int at = 0; at < game.seats().size(); at++) {
            var seat = game.seats().get(at);
            if (seat.name() == null || seat.name().length() > LONGEST_SEAT) {
                found.put("/seats/" + at + "/name", Sentence.of("kernel.game.text").with("most", LONGEST_SEAT));
            }
            if (seat.controls().size() > MOST_CHOICES) {
                found.put("/seats/" + at + "/controls", tooMany());
            }
            if (seat.contribution().filter(given -> given.length() > LONGEST_CONTRIBUTION).isPresent()) {
                found.put("/seats/" + at + "/contribution", longerThan(LONGEST_CONTRIBUTION));
            }
        }
    }

    private void readings(NewGame game, Ruleset<?, ?, ?, ?> ruleset) {
        game.readings().forEach((id, choice) -> {
            var known = ruleset.readings().stream().filter(reading -> reading.id().equals(id)).findFirst();
            if (known.isEmpty()) {
                found.put("/readings/" + id, Sentence.of("kernel.game.no-reading").with("ruleset", new Text(ruleset.id())));
            } else if (!known.get().choices().contains(choice)) {
                found.put("/readings/" + id, Sentence.of("kernel.game.choices").with("choices", new Text(String.join(", ", known.get().choices()))));
            }
        });
    }

    private void seats(NewGame game, Set<String> parties) {
        if (game.seats().isEmpty()) {
            found.put("/seats", Sentence.of("kernel.game.no-seat"));
        }
        var names = new HashSet<String>();
        var taken = new HashSet<String>();
        for (int at = 0; at < game.seats().size(); at++) {
            var seat = game.seats().get(at);
            var pointer = "/seats/" + at;
            if (seat.name().isBlank() || seat.name().equals(Caller.HOST_NAME)) {
                found.put(pointer + "/name", Sentence.of("kernel.game.seat-name").with("host", new Text(Caller.HOST_NAME)));
            } else if (!names.add(seat.name())) {
                found.put(pointer + "/name", Sentence.of("kernel.game.name-taken"));
            }
            for (int which = 0; which < seat.controls().size(); which++) {
                var party = seat.controls().get(which);
                if (!parties.contains(party)) {
                    found.put(pointer + "/controls/" + which, Sentence.of("kernel.game.no-party").with("party", new Text(party))
                            .with("parties", new Text(String.join(", ", parties.stream().sorted().toList()))));
                } else if (!taken.add(party)) {
                    found.put(pointer + "/controls/" + which, Sentence.of("kernel.game.party-taken").with("party", new Text(party)));
                }
            }
        }
    }
}
