package tercio.domain.eu.scenario;

import java.util.Map;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.militia.ColonialMilitia;
import tercio.domain.game.NumberRange;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The bounds of the numbers of a scenario. Its faults are found and its schema is written by them. */
public final class ScenarioRanges {

    static final NumberRange PERIOD = new NumberRange(1, Period.values().length);
    static final NumberRange TURN = new NumberRange(1, 62);
    static final NumberRange FORTRESS = new NumberRange(1, 5);
    static final NumberRange TECHNOLOGY = new NumberRange(0, 70);
    static final NumberRange STABILITY = new NumberRange(-3, 3);
    /** The sum of a monarch's values, with room for a variant. */
    static final NumberRange INITIATIVE = new NumberRange(0, 99);
    static final NumberRange LEADER = new NumberRange(0, 6);
    static final NumberRange COUNTERS = new NumberRange(0, Counters.MOST);
    /** The range with room for all printed counters of Timar and their change, and for the Pashas of a stack. */
    static final NumberRange SHIPS = new NumberRange(0, Ships.MOST);
    static final NumberRange TIMAR = new NumberRange(0, 10);
    static final NumberRange PASHAS = new NumberRange(0, 2);
    static final NumberRange LD = new NumberRange(0, 7 * Counters.MOST);
    static final NumberRange TREASURY = new NumberRange(-99_999, 99_999);
    static final NumberRange SPENT = new NumberRange(0, 99_999);
    static final NumberRange VICTORY_POINTS = new NumberRange(-999, 999);
    static final NumberRange MINUS = new NumberRange(0, 1);
    static final NumberRange PLUS = new NumberRange(0, Siegeworks.MOST);
    static final NumberRange SIEGE_ROUNDS = new NumberRange(0, 15);
    static final NumberRange PILLAGE = new NumberRange(1, ProvinceMarks.MOST_PILLAGED);

    static final NumberRange RAID = new NumberRange(1, Raid.MOST);
    /** Two corsairs+. */
    static final NumberRange LARGER_CORSAIRS = new NumberRange(0, Raid.MOST / 2);
    static final NumberRange FORTRESS_LD = new NumberRange(0, Revolt.MOST_FORTRESS_LD);
    static final NumberRange REVOLT = new NumberRange(1, Revolt.MOST);
    static final NumberRange PRESIDIO = new NumberRange(1, 3);
    static final NumberRange ESTABLISHMENT = new NumberRange(1, Establishment.EUROPEAN);
    /** Whole LD of natives, and uses of the table of the conquistadors. */
    static final NumberRange NATIVES = new NumberRange(0, 99);
    static final NumberRange CONQUISTADORS = new NumberRange(0, 99);
    static final NumberRange WORLD_FORTRESS = new NumberRange(0, 5);
    static final NumberRange DUCATS = new NumberRange(1, 9999);
    static final NumberRange GOLD_ABOARD = new NumberRange(0, 9999);
    static final NumberRange TRADE_SIDES = new NumberRange(1, 9);
    static final NumberRange MILITIA = new NumberRange(0, ColonialMilitia.MOST);
    static final NumberRange LDE = new NumberRange(0, Counters.MOST_LDE);

    /** The ranges by pointer; {@code *} stands for any element or key. */
    public static final Map<String, NumberRange> ALL = Map.ofEntries(
            Map.entry("/period", PERIOD), Map.entry("/turn", TURN), Map.entry("/fortresses/*", FORTRESS),
            Map.entry("/countries/*/initiative", INITIATIVE), Map.entry("/countries/*/landTechnologyLevel", TECHNOLOGY),
            Map.entry("/countries/*/stability", STABILITY),
            Map.entry("/countries/*/counters/army", COUNTERS), Map.entry("/countries/*/counters/ld", COUNTERS),
            Map.entry("/leaders/*/maneuver", LEADER), Map.entry("/leaders/*/fire", LEADER), Map.entry("/leaders/*/shock", LEADER),
            Map.entry("/leaders/*/siege", LEADER),
            Map.entry("/stacks/*/units/armyPlus", COUNTERS), Map.entry("/stacks/*/units/armyMinus", COUNTERS), Map.entry("/stacks/*/units/ld", COUNTERS),
            Map.entry("/stacks/*/units/timar/armyPlus", TIMAR), Map.entry("/stacks/*/units/timar/armyMinus", TIMAR), Map.entry("/stacks/*/units/timar/ld", TIMAR),
            Map.entry("/stacks/*/units/timar/pashasOfOne", PASHAS), Map.entry("/stacks/*/units/timar/pashasOfTwo", PASHAS),
            Map.entry("/stacks/*/units/timar/pashasOfThree", PASHAS),
            Map.entry("/stacks/*/veteranLd", LD), Map.entry("/countries/*/navy/level", TECHNOLOGY),
            Map.entry("/fleets/*/ships/fleetPlus", SHIPS), Map.entry("/fleets/*/ships/fleetMinus", SHIPS), Map.entry("/fleets/*/ships/nwd", SHIPS),
            Map.entry("/fleets/*/ships/ngd", SHIPS), Map.entry("/fleets/*/ships/ntd", SHIPS), Map.entry("/fleets/*/ships/nde", SHIPS),
            Map.entry("/fleets/*/ships/vgd", SHIPS), Map.entry("/presidios/*/level", PRESIDIO), Map.entry("/overseas/establishments/*/level", ESTABLISHMENT),
            Map.entry("/overseas/establishments/*/fortress", WORLD_FORTRESS), Map.entry("/overseas/establishments/*/militiaLost", MILITIA), Map.entry("/stacks/*/units/lde", LDE),
            Map.entry("/overseas/natives/provinces/*/left/ld", NATIVES), Map.entry("/overseas/natives/provinces/*/left/lde", LDE),
            Map.entry("/overseas/natives/followers/*/ld", NATIVES), Map.entry("/overseas/natives/followers/*/lde", LDE),
            Map.entry("/overseas/natives/conquistadors/*", CONQUISTADORS),
            Map.entry("/session/countries/*/treasury", TREASURY), Map.entry("/session/countries/*/spent/*", SPENT),
            Map.entry("/session/countries/*/victoryPoints", VICTORY_POINTS),
            Map.entry("/session/sieges/*/minus", MINUS), Map.entry("/session/sieges/*/plus", PLUS), Map.entry("/session/sieges/*/rounds", SIEGE_ROUNDS),
            Map.entry("/session/pillages/*", PILLAGE), Map.entry("/session/revolts/*/level", REVOLT),
            Map.entry("/session/revolts/*/maneuver", LEADER), Map.entry("/session/revolts/*/fortressLd", FORTRESS_LD), Map.entry("/session/raids/*/level", RAID),
            Map.entry("/session/raids/*/maneuver", LEADER), Map.entry("/session/raids/*/larger", LARGER_CORSAIRS), Map.entry("/session/gold/*", DUCATS), Map.entry("/session/trade/*/minors/*", TRADE_SIDES),
            Map.entry("/fleets/*/gold", GOLD_ABOARD), Map.entry("/fleets/*/aboard/ld", COUNTERS), Map.entry("/fleets/*/aboard/lde", LDE));

    private ScenarioRanges() {}

    /** The fault of a number that is not within its bounds. */
    static Sentence fault(Integer value, NumberRange range) {
        return Sentence.of("eu.fault.not-within").with("value", new Argument.Text(String.valueOf(value)))
                .with("least", new Argument.Text(String.valueOf(range.least()))).with("most", new Argument.Text(String.valueOf(range.most())));
    }
}
