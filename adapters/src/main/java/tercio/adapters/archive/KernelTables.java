package tercio.adapters.archive;

import static tercio.adapters.archive.ArchiveTable.Column.flag;
import static tercio.adapters.archive.ArchiveTable.Column.instant;
import static tercio.adapters.archive.ArchiveTable.Column.json;
import static tercio.adapters.archive.ArchiveTable.Column.number;
import static tercio.adapters.archive.ArchiveTable.Column.text;
import static tercio.adapters.archive.ArchiveTable.Column.whole;

import java.util.List;

/** The tables that games of every rulebook fill. */
public final class KernelTables {

    static final String GAME = "game";
    static final String PARTY = "party";
    static final String MOMENT = "moment";
    static final String COMMAND = "command";
    static final String EVENT = "event";
    static final String DIE = "die";
    static final String MODIFIER = "modifier";
    static final String ROLL = "roll";
    static final String DECISION = "decision";
    static final String ANSWER = "answer";
    static final String FIGURE = "figure";
    static final String STANDING = "standing";

    private static final ArchiveTable.Column PERSON = text("person", "who played the party then; empty while nobody did");

    public static final List<ArchiveTable> ALL = List.of(
            ArchiveTable.of(GAME, "a game. The copy of a game that is here already, and a fork in which nothing was played yet, do not count",
                    text("parent", "the game of which it is a fork; empty for others"),
                    whole("parent_position", "", "the position of the parent where it was forked"),
                    text("name", "what the table calls it"), text("ruleset", "the rules"), text("edition", "the edition of the rules under which it was opened"),
                    text("scenario", "the name of its scenario"), instant("made_at", "when it was made"),
                    instant("ended_at", "when its last event in effect was recorded, where it is over"), flag("over", "whether it is over"),
                    whole("commands", "commands", "commands in its record, undone ones included"), whole("events", "events", "events in its record, undone ones included"),
                    text("dice_mode", "server or physical"), text("undo_rule", "free, opponents-agree or host-only"),
                    text("head", "the hash of its newest event"), text("same_as", "the older game of which it is an import again; empty for others")),
            ArchiveTable.of(PARTY, "a party of a game", text("party", "the party"), text("seat", "the seat that controls it"), PERSON,
                    json("outcome", "its measures at the newest position, by name"), number("points", "points", "the first of these measures")),
            ArchiveTable.of(MOMENT, "a box of the sequence of play",
                    whole("turn", "", "the turn, from 1"), text("round", "the round, as the rules call it"), text("phase", "the phase"),
                    text("party", "the acting party; empty for nobody in particular"), whole("from_position", "", "its first event"),
                    whole("to_position", "", "its last event")),
            ArchiveTable.of(COMMAND, "a command", text("type", "its word"), text("party", "the party for which it was given; empty for none"), PERSON,
                    instant("at", "when it was recorded"), json("payload", "the command")),
            ArchiveTable.of(EVENT, "an event", text("type", "its word; Hidden where it is secret"), text("party", "the party for which its command was given; empty for none"),
                    PERSON, instant("at", "when it was recorded"), json("payload", "what happened")),
            ArchiveTable.of(DIE, "a die", text("purpose", "what it was thrown for"), text("party", "whose die it was; empty for nobody's"), PERSON,
                    text("against", "the other party; empty where there is none"), whole("sides", "", "how many sides it has"), whole("value", "", "what came up")),
            ArchiveTable.of(MODIFIER, "a modifier of a ruling", text("procedure", "the word of the event that was ruled"), text("step", "the step of the ruling"),
                    text("reason", "why"), text("rule", "the citation of its rule"), whole("value", "", "what was added")),
            ArchiveTable.of(ROLL, "a figure of a procedure that dice decided, beside its exact expectation",
                    text("procedure", "the procedure"), text("party", "whose figure it is"), PERSON, text("against", "the other party; empty where there is none"),
                    number("actual", "unit", "what came"), number("expected", "unit", "the exact expectation at the moment before the first die"),
                    number("variance", "unit squared", "its variance"), text("unit", "what is measured; of what is lost, less is luckier"),
                    number("percentile", "", "the chance of a result at least as good for the party, 0 to 1")),
            ArchiveTable.of(DECISION, "an answered decision", text("kind", "its kind"), text("party", "who answered"), PERSON, text("answer", "the answer, as the player read it; the word of the command where the answers were not weighed"),
                    whole("answers", "answers", "how many answers were listed; empty where they were not weighed"), number("value", "currency", "the expected value of the answer"),
                    number("best", "currency", "that of the best answer"), number("error", "currency", "best less value, 0 or more"),
                    text("currency", "the currency of the rulebook with its weights; empty where the answers have no exact odds"),
                    text("better", "the best answer; the answer itself where none was better; empty where the answers were not weighed")),
            ArchiveTable.of(ANSWER, "a part of the worth of an answer to a decision that was weighed", text("kind", "the kind of the decision"), text("party", "who answered"),
                    whole("number", "", "the place of the answer among those that were listed, from 1"), text("answer", "the answer, as the player read it"),
                    flag("chosen", "whether it was given"), text("part", "what of its worth: a word of the currency"), number("amount", "part", "what is gained less what is lost, on the average"),
                    number("weight", "currency", "the standard weight of the part; the weights of a question take its place")),
            ArchiveTable.of(FIGURE, "a measure of a party at the beginning of a box of the sequence of play", text("party", "the party"), PERSON,
                    text("measure", "what is measured"), number("value", "unit", "how much"), text("unit", "its unit")),
            ArchiveTable.of(STANDING, "a thing on the board, from the event after which it stands so; positions are found by it", text("kind", "the kind of thing, as the rules have it"),
                    text("thing", "its id on the board"), text("place", "where it stands"), text("party", "whose it is"), text("against", "the other party; empty where there is none"),
                    whole("size", "unit", "its size; empty where it has none or nobody may know it"), text("unit", "the unit of the size"),
                    text("leaders", "the ids of leaders with it, with spaces between them"),
                    whole("until_position", "", "the position of the event that changed it; empty where it still stands")));

    private KernelTables() {}
}
