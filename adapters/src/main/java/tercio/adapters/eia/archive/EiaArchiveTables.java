package tercio.adapters.eia.archive;

import static tercio.adapters.archive.ArchiveTable.Column.flag;
import static tercio.adapters.archive.ArchiveTable.Column.text;
import static tercio.adapters.archive.ArchiveTable.Column.whole;

import java.util.List;
import tercio.adapters.archive.ArchiveTable;
import tercio.adapters.archive.ArchiveTable.Column;
import tercio.adapters.archive.LateColumn;

/** The tables of Empires in Arms. Each has the party whose row it is, and the month. */
final class EiaArchiveTables {

    static final String COMBAT = "eia_combat";
    static final String COMBAT_ROUND = "eia_combat_round";
    static final String FORAGE = "eia_forage";
    static final String ASSAULT = "eia_assault";
    static final String DEPOT = "eia_depot";
    static final String LOSS = "eia_loss";
    static final String POINTS = "eia_points";
    static final String CONTROL = "eia_control";

    private static final String FACTORS = "factors";
    /** Losses as the odds of a day of combat name them. */
    private static final LateColumn.Figure LOSSES = new LateColumn.Figure("lostFactors", 1);
    private static final Column YEAR = whole("year", "", "the year");
    private static final Column MONTH = whole("month", "", "the month, 1 to 12");
    private static final Column WINTER = flag("winter", "whether it is a winter month");

    static final List<ArchiveTable> ALL = List.of(
            ArchiveTable.of(COMBAT, "a combat that is over", text("party", "the power that leads the attacker"), text("against", "the power that leads the defender"), YEAR, MONTH,
                    WINTER, text("place", "the area"), text("kind", "field, limited or trivial"), whole("began", "", "the position at which it began"),
                    whole("days", "days", "how many days it took"), whole("rounds", "rounds", "how many rounds were fought"),
                    text("chit", "the chit of the attacker on the first day; empty without one"), text("against_chit", "the chit of the defender on the first day"),
                    text("ended", "how it ended"), text("winner", "attacker, defender or none"), whole("lost", FACTORS, "what the attacker lost, pursuit included"),
                    whole("against_lost", FACTORS, "what the defender lost, pursuit included"))
                    .with(LateColumn.dice("began"),
                            LateColumn.amount("expected_lost", "began", "party", "combat", FACTORS, "what the attacker loses, day by day without pursuit", LOSSES),
                            LateColumn.amount("expected_against_lost", "began", "against", "combat", FACTORS, "what the defender loses, day by day without pursuit", LOSSES)),
            ArchiveTable.of(COMBAT_ROUND, "a side in a round of a combat", text("party", "the power that leads it"), text("against", "the power that leads the other side"), YEAR, MONTH,
                    WINTER, text("place", "the area"), text("side", "attacker or defender"), whole("day", "", "the day, from 1"), whole("round", "", "the round, from 1"),
                    text("chit", "its chit of the day"), text("against_chit", "the chit that it met"), text("combat_table", "the table that it fired on"), whole("die", "", "its die"),
                    whole("modified", "", "the die with its modifiers"), whole("percentage", "percent", "what it inflicted"), whole("factors", FACTORS, "what it inflicted")),
            ArchiveTable.of(FORAGE, "a roll for forage", text("party", "the power"), YEAR, MONTH, WINTER, text("kind", "corps or besieged"), text("unit", "the corps, or the area of the city"),
                    whole("lost", FACTORS, "what was lost"), flag("unused_points", "whether movement points were left unused"))
                    .with(LateColumn.dice(), LateColumn.amount("expected_lost", "", "party", "forage", FACTORS, "what is lost", new LateColumn.Figure(FACTORS, 1))),
            ArchiveTable.of(ASSAULT, "an action against a city", text("party", "the power that besieges"), text("against", "who holds the city"), YEAR, MONTH, WINTER, text("place", "the area"),
                    text("what", "attempt, fight, captured or starved"), text("result", "as the rules call it"), whole("garrison", FACTORS, "its garrison before, as far as everybody may know it"))
                    .with(LateColumn.dice(), LateColumn.chance("expected_capture", "", "party", "siege", "won", "the chance that the city is captured")),
            ArchiveTable.of(DEPOT, "what became of a depot", text("party", "its power"), YEAR, MONTH, WINTER, text("what", "placed, removed, given-up, destroyed or converted"),
                    text("place", "the area"), whole("money", "money", "what it cost"), text("against", "the power that destroys or converts it; empty for others")),
            ArchiveTable.of(LOSS, "factors that went", text("party", "the power"), YEAR, MONTH, WINTER, text("cause", "the word of the event that took them"), whole("factors", FACTORS, "how many")),
            ArchiveTable.of(POINTS, "political points that changed", text("party", "the power"), YEAR, MONTH, WINTER, text("cause", "the word of the event that changed them"),
                    whole("points", "political points", "by how much")),
            ArchiveTable.of(CONTROL, "a city or province that changed hands", text("party", "who has it now"), text("against", "who had it"), YEAR, MONTH, WINTER, text("place", "its name"),
                    text("what", "city or province")));

    private EiaArchiveTables() {}
}
