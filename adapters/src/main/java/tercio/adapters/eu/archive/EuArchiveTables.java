package tercio.adapters.eu.archive;

import static tercio.adapters.archive.ArchiveTable.Column.flag;
import static tercio.adapters.archive.ArchiveTable.Column.number;
import static tercio.adapters.archive.ArchiveTable.Column.text;
import static tercio.adapters.archive.ArchiveTable.Column.whole;

import java.util.List;
import tercio.adapters.archive.ArchiveTable;
import tercio.adapters.archive.ArchiveTable.Column;
import tercio.adapters.archive.LateColumn;
import tercio.domain.eu.common.forces.LossUnit;

/** The tables of the Europa rules. Each has the party whose row it is, and the round with its weather. */
final class EuArchiveTables {

    static final String CAMPAIGN = "eu_campaign";
    static final String MARCH = "eu_march";
    static final String INTERCEPTION = "eu_interception";
    static final String ATTRITION = "eu_attrition";
    static final String BATTLE = "eu_battle";
    static final String BATTLE_SIDE = "eu_battle_side";
    static final String SIEGE = "eu_siege";
    static final String SIEGE_ROUND = "eu_siege_round";
    static final String VOYAGE = "eu_voyage";
    static final String SEA_BATTLE = "eu_sea_battle";
    static final String CONVOY = "eu_convoy";
    static final String LOSS = "eu_loss";
    static final String MONEY = "eu_money";
    static final String CONTROL = "eu_control";
    static final String LEADER = "eu_leader";

    private static final String LD = "LD";
    private static final String THIRDS = "thirds of a ship";
    /** The procedures of battles and of rolls of sieges, and the units of their figures, as their odds name them. */
    private static final String FIGHT = "battle";
    private static final String SIEGE_FIGHT = "siege";
    private static final String WON = "won";
    private static final String SHIPS = "lossesNd";
    private static final LateColumn.Figure[] LOSSES = {of("lossesLd"), new LateColumn.Figure("lossesThirds", 1.0 / LossUnit.THIRD.ofOneLd()),
        new LateColumn.Figure("lossesHalves", 1.0 / LossUnit.HALF.ofOneLd())};

    private static final Column ROUND = text("round", "the box of the round track: W0, S1, W1 .. End");
    private static final Column WINTER = flag("winter", "whether it is a winter round");
    private static final Column BAD = flag("bad_weather", "whether the weather is bad");

    static final List<ArchiveTable> ALL = List.of(
            ArchiveTable.of(CAMPAIGN, "a campaign that a country chose for a round", text("party", "the country"), ROUND, WINTER, BAD,
                    text("campaign", "none, passive, simple_no_logistics, simple, major or multiple"),
                    whole("ducats", "ducats", "what was paid for it, an upgrade included").by("EU-CAMP-1")),
            ArchiveTable.of(MARCH, "a move of a stack on land", text("party", "the country"), ROUND, WINTER, BAD, text("stack", "its id"),
                    text("from_place", "the province that it left"), text("to_place", "the province that it was to reach"),
                    whole("provinces", "provinces", "how many it was to enter"), whole("ld", LD, "its size, with the stacks that move along"),
                    text("leader", "the leader of the highest rank with it; empty without one")),
            ArchiveTable.of(INTERCEPTION, "an attempt to intercept", text("party", "the country that tries"), ROUND, WINTER, BAD,
                    text("element", "land, counter (on land, against an interceptor) or sea"), text("against", "the country that moves"),
                    text("place", "where"), whole("ld", LD, "the size of the interceptor on land"), whole("against_ld", LD, "the size of the mover on land"),
                    whole("ships", THIRDS, "the size of the interceptor at sea"), flag("success", "whether it comes"))
                    .with(LateColumn.dice(), LateColumn.chance("expected_success", "", "party", "interception", "success", "the chance that it comes")),
            ArchiveTable.of(ATTRITION, "a roll for attrition", text("party", "the country"), ROUND, WINTER, BAD,
                    text("kind", "march, supply, cold, timar, besieged, besieging or naval"), text("place", "where; empty at sea"), whole("ld", LD, "the size before"),
                    whole("lost_ld", LD, "what was lost"), whole("lost_ships", THIRDS, "what was lost at sea"), flag("pillage", "whether the result had a P"))
                    .with(LateColumn.dice(), LateColumn.amount("expected_ld", "", "party", "attrition", LD, "what is lost", of(LD)),
                            LateColumn.amount("expected_ships", "", "party", "attrition", THIRDS, "what is lost at sea", of(THIRDS))),
            ArchiveTable.of(BATTLE, "a battle on land, or its evasion", text("party", "the country that leads the phasing side"),
                    text("against", "the country that leads the other side"), ROUND, WINTER, BAD, text("place", "the province"), whole("joined", "", "the position at which it was joined"),
                    flag("interception", "whether an interception brought it about"), text("terrain", "the terrain"), text("crossed", "what the phasing side crossed"),
                    whole("ld", LD, "the size of the phasing side"), whole("against_ld", LD, "the size of the other side"),
                    number("odds", "", "the size of the phasing side divided by that of the other"),
                    text("evasion", "none, failed or evaded: what the non-phasing side tried"), text("ended", "how it ended: evasion, day1-fire .. day2-shock; empty where it was not fought out"),
                    text("winner", "phasing, nonPhasing or none"), flag("major", "whether it was a major battle"), whole("lost", LD, "what the phasing side lost"),
                    whole("against_lost", LD, "what the other side lost"))
                    .with(LateColumn.dice("joined"), LateColumn.chance("expected_win", "joined", "party", FIGHT, WON, "the chance that the phasing side wins"),
                            LateColumn.amount("expected_lost", "joined", "party", FIGHT, LD, "what the phasing side loses", LOSSES),
                            LateColumn.amount("expected_against_lost", "joined", "against", FIGHT, LD, "what the other side loses", LOSSES)),
            ArchiveTable.of(BATTLE_SIDE, "a side of a battle on land that was fought", text("party", "the country that leads it"), text("against", "the country that leads the other"),
                    ROUND, WINTER, BAD, text("place", "the province"), whole("joined", "", "the position at which it was joined"), text("side", "phasing or nonPhasing"), whole("ld", LD, "its size"), text("army_class", "its class"),
                    flag("veteran", "whether it fights as veteran"), text("technology", "its technology"), text("leader", "its leader; empty for a replacement"),
                    whole("maneuver", "", "of the leader"), whole("fire", "", "of the leader"), whole("shock", "", "of the leader"),
                    whole("inflicted_thirds", "thirds of an LD", "what its rolls inflicted, before rounding"), whole("stars", "stars", "what its morale suffered"),
                    whole("lost", LD, "what it lost"), text("result", "won, lost or undecided"))
                    .with(LateColumn.chance("expected_win", "joined", "party", FIGHT, WON, "the chance that it wins"),
                            LateColumn.amount("expected_lost", "joined", "party", FIGHT, LD, "what it loses", LOSSES)),
            ArchiveTable.of(SIEGE, "a siege that is over", text("party", "the country that besieged last"), text("against", "who held the fortress"), ROUND, WINTER, BAD,
                    text("place", "the province"), whole("began", "", "the position of its first action"), whole("level", "", "the level of the fortress"),
                    whole("rounds", "actions", "how many actions of sieges it took"), whole("winter_rounds", "actions", "how many of these in winter"),
                    whole("siegework", "", "the siegeworks at its end"), text("how", "assault, surrender, ... as the event says; lifted"), flag("taken", "whether the fortress fell"),
                    whole("lost_ld", LD, "what the besiegers lost in it by assaults and attrition")),
            ArchiveTable.of(SIEGE_ROUND, "an action of a siege", text("party", "the besieger"), text("against", "who holds the fortress"), ROUND, WINTER, BAD,
                    text("place", "the province"), text("action", "undermining, assault or breach"), whole("level", "", "the level of the fortress"),
                    whole("siegework_minus", "", "S- before"), whole("siegework_plus", "", "S+ before"), text("result", "none, S-, S+, B, B-or-WH, R; taken or repelled"),
                    flag("breach", "whether an assault went through a breach"), whole("ld", LD, "the size of the besiegers"),
                    whole("lost_thirds", "thirds of an LD", "what the besieger lost in an assault"), whole("against_lost_thirds", "thirds of an LD", "what the besieged lost in an assault"))
                    .with(LateColumn.dice(), LateColumn.chance("expected_fall", "", "party", SIEGE_FIGHT, WON, "the chance that the fortress falls, or is open for an assault after an undermining"),
                            LateColumn.amount("expected_lost_ld", "", "party", SIEGE_FIGHT, LD, "what the besieger loses in an assault", LOSSES),
                            LateColumn.amount("expected_against_lost_ld", "", "against", SIEGE_FIGHT, LD, "what the besieged lose in an assault", LOSSES)),
            ArchiveTable.of(VOYAGE, "a voyage of a naval stack", text("party", "the country"), ROUND, WINTER, BAD, text("stack", "its id"), text("from_place", "where it sailed"),
                    text("to_place", "where it was bound"), whole("zones", "spaces", "how many it was to enter"), text("action", "what it was to do"), whole("ships", THIRDS, "its size"),
                    whole("aboard", LD, "troops aboard"), whole("gold", "ducats", "gold aboard")),
            ArchiveTable.of(SEA_BATTLE, "a battle at sea, or its evasion", text("party", "the country that leads the phasing side"), text("against", "the country that leads the other side"),
                    ROUND, WINTER, BAD, text("place", "the zone"), whole("joined", "", "the position at which it was joined"), flag("interception", "whether an interception brought it about"),
                    whole("ships", THIRDS, "the size of the phasing side"), whole("against_ships", THIRDS, "the size of the other side"),
                    text("leader", "the admiral of the phasing side; empty without one"), text("against_leader", "the admiral of the other side"),
                    text("evasion", "none, failed or evaded"), text("winner", "phasing, nonPhasing or none"), flag("major", "whether it was a major battle"),
                    whole("lost", THIRDS, "what the phasing side lost"), whole("against_lost", THIRDS, "what the other side lost"))
                    .with(LateColumn.dice("joined"), LateColumn.chance("expected_win", "joined", "party", FIGHT, WON, "the chance that the phasing side wins"),
                            LateColumn.amount("expected_lost", "joined", "party", FIGHT, "ND", "what the phasing side loses, ships damaged or captured included", of(SHIPS)),
                            LateColumn.amount("expected_against_lost", "joined", "against", FIGHT, "ND", "what the other side loses", of(SHIPS))),
            ArchiveTable.of(CONVOY, "what became of a convoy", text("party", "the country of its ships, or that pays for it"), ROUND, WINTER, BAD, text("convoy", "its kind"),
                    text("what", "arrived, lost, back or the ending of an attack"), text("place", "where"), whole("ducats", "ducats", "what was lost or plundered")),
            ArchiveTable.of(LOSS, "troops or ships that went", text("party", "the country"), ROUND, WINTER, BAD,
                    text("cause", "battle, assault, attrition, stacking, retreat, sea, ... ; other where the event says none"), whole("ld", LD, "troops, those that man a fortress left out"),
                    whole("ships", THIRDS, "ships")),
            ArchiveTable.of(MONEY, "an amount on an economic record sheet", text("party", "the country"), ROUND, WINTER, BAD, text("line", "the line of the sheet, as printed"),
                    text("title", "what the line is called"), whole("ducats", "ducats", "added to the line, negative where an upgrade takes a tick away"), flag("income", "whether the line is one of income")),
            ArchiveTable.of(CONTROL, "a province or fortress that changed hands", text("party", "who has it now"), text("against", "who had it"), ROUND, WINTER, BAD,
                    text("place", "the province"), text("what", "fortress or province")),
            ArchiveTable.of(LEADER, "what happened to a leader", text("party", "his country"), ROUND, WINTER, BAD, text("leader", "his id"), text("name", "his name"),
                    text("what", "killed, wounded, captured, escaped or returned"), text("against", "who captured him; empty for others")));

    private EuArchiveTables() {}

    /** A figure in the unit of its roll. */
    private static LateColumn.Figure of(String unit) {
        return new LateColumn.Figure(unit, 1);
    }
}
