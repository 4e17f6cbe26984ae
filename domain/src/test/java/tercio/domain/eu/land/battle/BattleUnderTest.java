package tercio.domain.eu.land.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** A land battle told in the words of the game, fought with named dice. */
final class BattleUnderTest {

    private EuTables tables = EuTables.PRINTED;
    private Period period = Period.III;
    private Theatre theatre = Theatre.EUROPE;
    private Terrain terrain = Terrain.PLAIN;
    private boolean interception;
    private Crossing crossed = Crossing.NONE;
    private boolean foraging;
    private Readings readings = Readings.STANDARD;
    private BattleSide phasing = FRENCH;
    private BattleSide nonPhasing = SPANISH;
    private UnaryOperator<BattleState> choices = battleState -> battleState.withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, false)
            .withRetreatRoom(Side.PHASING, 99).withRetreatRoom(Side.NON_PHASING, 99);
    private final Map<String, Integer> dice = new TreeMap<>();
    private final List<String> asked = new ArrayList<>();
    private final StepRecorder.Recording recorder = StepRecorder.recording();

    /** 2 A+ of veteran musketeers under a 242, as in the rulebook's example. */
    static final BattleSide FRENCH = new BattleSide(new CountryId("france"), Units.of(2, 0, 0), ArmyClass.IV, true,
            LandTechnology.MUSKETS, false, Optional.of(general(2, 4, 2)), false, false);
    /** A+ and 1 LD of veteran tercios under a 423, as in the rulebook's example. */
    static final BattleSide SPANISH = new BattleSide(new CountryId("spain"), Units.of(1, 0, 1), ArmyClass.III, true,
            LandTechnology.MUSKETS, true, Optional.of(general(4, 2, 3)), false, false);

    static Leader general(int maneuver, int fire, int shock) {
        return leader(LeaderCategory.GENERAL, maneuver, fire, shock);
    }

    static Leader leader(LeaderCategory category, int maneuver, int fire, int shock) {
        return new Leader(new LeaderId("x"), "x", new CountryId("france"), category, 'B', maneuver, fire, shock, 0, false, false, false, false);
    }

    /** A conscript stack of a country of class III under a 222. */
    static BattleSide stack(String country, Units units) {
        return new BattleSide(new CountryId(country), units, ArmyClass.III, false, LandTechnology.MUSKETS, false,
                Optional.of(general(2, 2, 2)), false, false);
    }

    static BattleUnderTest battle() {
        return new BattleUnderTest();
    }

    BattleUnderTest by(Edition edition) {
        tables = edition.tables();
        return this;
    }

    BattleUnderTest in(Period when) {
        period = when;
        return this;
    }

    BattleUnderTest in(Terrain where) {
        terrain = where;
        return this;
    }

    BattleUnderTest inTheRestOfTheWorld() {
        theatre = Theatre.ROTW;
        return this;
    }

    BattleUnderTest byInterception() {
        interception = true;
        return this;
    }

    BattleUnderTest across(Crossing border) {
        crossed = border;
        return this;
    }

    BattleUnderTest foraging() {
        foraging = true;
        return this;
    }

    BattleUnderTest reading(String id, String choice) {
        readings = new Readings(Map.of(id, choice));
        return this;
    }

    BattleUnderTest of(BattleSide moving, BattleSide waiting) {
        phasing = moving;
        nonPhasing = waiting;
        return this;
    }

    BattleUnderTest choosing(UnaryOperator<BattleState> further) {
        var before = choices;
        choices = battleState -> further.apply(before.apply(battleState));
        return this;
    }

    BattleUnderTest undecided() {
        choices = battleState -> battleState;
        return this;
    }

    /** Dice by side and purpose: {@code "phasing fire1", 8}. A purpose that is not named rolls 1. */
    BattleUnderTest rolling(Object... namedDice) {
        for (int at = 0; at < namedDice.length; at += 2) {
            dice.put((String) namedDice[at], (Integer) namedDice[at + 1]);
        }
        return this;
    }

    LandBattle asItBegins() {
        return new LandBattle(period, theatre, terrain, interception, crossed, foraging, phasing, nonPhasing, readings);
    }

    Dice dice() {
        return name -> {
            var said = name.side() + " " + name.purpose() + (name.ordinal() == 0 ? "" : " " + name.ordinal());
            asked.add(said);
            return OptionalInt.of(dice.getOrDefault(said, 1));
        };
    }

    /** The dice that were asked for, in order. */
    List<String> asked() {
        return asked;
    }

    StepRecorder.Recording recorder() {
        return recorder;
    }

    /** The readings that the explanation of the battle names. */
    Set<String> readingsThatMattered() {
        fought();
        return recorder.steps().stream().flatMap(step -> step.readings().stream()).collect(Collectors.toSet());
    }

    Run<BattleState> run() {
        var battle = asItBegins();
        return LandBattleProcedure.of(battle, tables)
                .start(choices.apply(LandBattleProcedure.start(battle, tables)), dice(), recorder);
    }

    LandBattleOutcome fought() {
        if (run() instanceof Run.Finished<BattleState>(BattleState battleState, var rolls)) {
            return LandBattleOutcome.of(asItBegins(), battleState, tables);
        }
        throw new AssertionError("the battle did not come to its end");
    }

    /** The sum of the modifiers of a roll of a side. */
    int drm(Side side, BattleRoll roll) {
        var parameters = new BattleParameters(asItBegins(), tables);
        return parameters.tally(LandBattleProcedure.start(asItBegins(), tables), side, roll).total();
    }

    /** The modifiers in the rulebook's notation: fire and shock of the first day, then of the second. */
    String drms(Side side) {
        return "%+d/%+d//%+d/%+d".formatted(drm(side, BattleRoll.FIRE1), drm(side, BattleRoll.SHOCK1),
                drm(side, BattleRoll.FIRE2), drm(side, BattleRoll.SHOCK2));
    }
}
