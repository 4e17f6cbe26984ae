package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleSheetParts;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;

/** The sheet of a battle at sea, from the very parameters and state by which it is fought (EU-SEA). Losses are in ships. */
public final class NavalBattleSheet {

    private final NavalBattle battle;
    private final BattleState state;
    private final List<Roll> rolls;
    private final NavalParameters parameters;
    private final List<Line> lines = new ArrayList<>();
    /** Losses that each side has inflicted so far, and stars, the latter before the roll of both sides that is read too. */
    private final Map<Side, Integer> inflicted = new EnumMap<>(Side.class);
    private final Map<Side, Integer> stars = new EnumMap<>(Side.class);
    private Map<Side, Integer> starsBefore = Map.of();
    private Optional<BattleRoll> read = Optional.empty();

    private NavalBattleSheet(NavalBattle battle, BattleState state, List<Roll> rolls, EuTables tables) {
        this.battle = battle;
        this.state = state;
        this.rolls = rolls;
        parameters = new NavalParameters(battle, tables);
    }

    /**
     * The sheet as far as the battle has come; empty while a side still draws its admiral.
     *
     * @param state with its score sheet
     * @param rolls the dice of the battle, for the wind
     */
    public static Optional<FightSheet> of(NavalBattle battle, BattleState state, List<Roll> rolls, EuTables tables) {
        var written = new NavalBattleSheet(battle, state, rolls, tables);
        boolean commanded = Stream.of(Side.values()).allMatch(side -> !written.parameters.drawsLeader(side) || state.sideState(side).replacement() > 0);
        return commanded ? Optional.of(written.sheet()) : Optional.empty();
    }

    /** The forces before the first roll, without the wind; empty while a side still draws its admiral. */
    public static Optional<FightSheet> ofForces(NavalBattle battle, BattleState start, EuTables tables) {
        var written = new NavalBattleSheet(battle, start, List.of(), tables);
        return Stream.of(Side.values()).anyMatch(written.parameters::drawsLeader) ? Optional.empty() : Optional.of(written.forces());
    }

    private FightSheet forces() {
        for (var side : Side.values()) {
            parameters(side);
        }
        return new FightSheet("naval-battle", List.of(side(Side.PHASING), side(Side.NON_PHASING)), lines);
    }

    private FightSheet sheet() {
        for (var side : Side.values()) {
            parameters(side);
        }
        for (var side : Side.values()) {
            wind(side);
        }
        state.sheet().entries().forEach(this::roll);
        if (!state.isGoingOn()) {
            for (var side : Side.values()) {
                corrections(side);
            }
            for (var side : Side.values()) {
                losses(side);
            }
        }
        return new FightSheet("naval-battle", List.of(side(Side.PHASING), side(Side.NON_PHASING)), lines);
    }

    private FightSheet.Side side(Side side) {
        return new FightSheet.Side(side.word(), battle.side(side).country().value());
    }

    private void add(String line, Side side, String rule, List<Part> parts, Part... results) {
        lines.add(new Line(line, side.word(), Citation.of(rule), parts, List.of(results)));
    }

    private Part ships(String key, int thirds) {
        return Part.figure(key, BattleSheetParts.format(thirds, parameters.tables().unit()), Unit.SHIPS);
    }

    private Part term(String key, int thirds) {
        return Part.term(key, BattleSheetParts.format(thirds, parameters.tables().unit()), Unit.SHIPS);
    }

    // --- What each side brings -------------------------------------------------------------------------------------

    /** The FLEETs of a side, as they are called on the board: {@code 2 F+ 1 F-}. */
    private static String counters(NavalUnits units) {
        var plus = units.fleetPlus() > 0 ? units.fleetPlus() + " F+" : "";
        var minus = units.fleetMinus() > 0 ? units.fleetMinus() + " F-" : "";
        return plus.isEmpty() && minus.isEmpty() ? "-" : (plus + " " + minus).strip();
    }

    private void parameters(Side side) {
        var own = battle.side(side);
        var fleet = parameters.fleet(side);
        lines.add(BattleSheetParts.command(side.word(), parameters.leader(state, side), own.leader().orElse(null), state.sideState(side).replacement()));
        add("forces", side, "EU-SEA-LINE", List.of(Part.figure("country", own.country(), Unit.WORD), Part.figure("counters", counters(own.units()), Unit.WORD),
                        Part.figure("first-line", fleet.firstLine(), Unit.WORD), Part.figure("in-first-line", fleet.nd(), Unit.SHIPS)),
                ships("size", own.units().thirds()));
        var parts = new ArrayList<Part>(List.of(Part.figure("technology", fleet.own(), Unit.WORD), Part.figure("enemy-technology", fleet.enemy(), Unit.WORD),
                Part.term("base", String.valueOf(fleet.line().baseMorale()), Unit.STARS)));
        if (own.veteran()) {
            parts.add(Part.term("veterans", String.valueOf(parameters.tables().navalTechnologies().veteran(fleet.own())), Unit.STARS));
        }
        add("morale", side, "EU-SEA-MORALE", parts, Part.figure("morale", fleet.morale(), Unit.STARS));
        add("columns", side, "EU-BATTLE-CRT", List.of(Part.figure("technology", fleet.own(), Unit.WORD), Part.figure("enemy-technology", fleet.enemy(), Unit.WORD)),
                Part.figure("fire-column", column(fleet.line().fire()), Unit.WORD), Part.figure("shock-column", column(fleet.line().boarding()), Unit.WORD));
        add("fleet-size", side, "EU-SEA-LOSS", List.of(Part.figure("in-first-line", fleet.nd(), Unit.SHIPS)),
                Part.figure("size-differential", fleet.sizeDifferential(), Unit.NUMBER));
    }

    private static Object column(Optional<?> column) {
        return column.<Object>map(each -> each).orElse("-");
    }

    private void wind(Side side) {
        die(side).ifPresent(die -> {
            var tally = new WindStages(parameters).tally(state, side);
            add("wind", side, "EU-SEA-WIND", FightSheet.sum(die, tally), Part.figure("modified", tally.on(die), Unit.NUMBER),
                    Part.figure("has-wind", NavalState.of(state).wind().is(side) ? "yes" : "no", Unit.WORD));
        });
    }

    private OptionalInt die(Side side) {
        return rolls.stream().filter(roll -> roll.name().purpose().equals("wind") && roll.name().side().equals(side.word())).mapToInt(Roll::value).findFirst();
    }

    // --- Rolls -----------------------------------------------------------------------------------------------------

    private void roll(ScoreSheet.Entry entry) {
        var side = entry.side();
        var roll = entry.roll();
        if (read.filter(roll::equals).isEmpty()) {
            read = Optional.of(roll);
            starsBefore = Map.copyOf(stars);
        }
        var then = before(roll);
        var tally = parameters.tally(then, side, roll);
        var column = parameters.column(side, roll);
        var parts = FightSheet.sum(entry.die(), tally);
        if (roll != BattleRoll.PURSUIT) {
            parts.addAll(BattleSheetParts.leaders(roll.isFire(), parameters.leader(state, side), parameters.leader(state, side.opponent())));
            parts.add(Part.figure("own-ships", parameters.fleet(side).nd(), Unit.SHIPS));
            parts.add(Part.figure("enemy-ships", parameters.fleet(side.opponent()).nd(), Unit.SHIPS));
        }
        int printed = parameters.tables().combatResults().losses(column, entry.modified());
        inflicted.merge(side, entry.lossThirds(), Integer::sum);
        stars.merge(side, entry.stars(), Integer::sum);
        var results = new ArrayList<Part>(List.of(Part.figure("modified", entry.modified(), Unit.NUMBER), Part.figure("column", column, Unit.WORD),
                Part.figure("row", parameters.tables().combatResults().row(entry.modified()), Unit.WORD)));
        if (printed != entry.lossThirds()) {
            results.add(ships("printed-losses", printed));
        }
        results.add(ships("losses", entry.lossThirds()));
        results.add(Part.figure("stars", entry.stars(), Unit.STARS));
        results.add(ships("inflicted-so-far", inflicted.get(side)));
        results.add(Part.figure("enemy-morale-left", parameters.morale(side.opponent()) - stars.get(side), Unit.STARS));
        add(roll.isShock() ? roll.word().replace("shock", "boarding") : roll.word(), side,
                roll == BattleRoll.PURSUIT ? "EU-SEA-PURSUIT" : "EU-SEA-DRM", parts, results.toArray(Part[]::new));
    }

    /** The state in which both sides made a roll: stars of the same roll do not count yet (EU-SEA-DRM-12). */
    private BattleState before(BattleRoll roll) {
        return roll == BattleRoll.PURSUIT ? state
                : state.withSides(sideBefore(Side.PHASING), sideBefore(Side.NON_PHASING)).withSpecial(NavalState.of(state).afterBothRolls());
    }

    private SideState sideBefore(Side side) {
        var now = state.sideState(side);
        return new SideState(now.replacement(), now.inflicted(), starsBefore.getOrDefault(side.opponent(), 0), now.smallStack(), now.intent(), now.retreatFailed(),
                now.retreatRoom(), now.suffered(), now.retreatLoss(), now.casualty(), now.victory());
    }

    // --- Losses ----------------------------------------------------------------------------------------------------

    private void corrections(Side side) {
        var losses = parameters.losses();
        int rolled = state.sideState(side).inflictedSum();
        int small = parameters.fleet(side).smallFleet();
        int after = losses.afterSmallStack(state, side);
        var parts = new ArrayList<Part>(List.of(term("rolled", rolled), term("small-fleet", small)));
        if (after != rolled + small) {
            parts.add(term("limit", after - rolled - small));
        }
        parts.add(Part.figure("in-first-line", parameters.fleet(side).nd(), Unit.SHIPS));
        add("small-fleet", side, "EU-SEA-LOSS", parts, ships("inflicted", after));
        int sized = losses.afterSize(state, side);
        add("size-correction", side, "EU-BATTLE-SIZE", List.of(term("before", after), term("size-correction", sized - after),
                Part.figure("size-differential", parameters.fleet(side).sizeDifferential(), Unit.NUMBER)), ships("inflicted", sized));
    }

    private void losses(Side side) {
        int suffered = parameters.losses().afterSize(state, side.opponent());
        var lost = parameters.losses().of(state, side);
        var parts = new ArrayList<Part>(List.of(term("suffered", suffered)));
        if (lost.suffered() != suffered) {
            parts.add(term("rounding", lost.suffered() - suffered));
        }
        add("losses", side, "EU-SEA-LOSS", parts, ships("lost", lost.suffered()), ships("damaged", lost.damaged()), ships("destroyed", lost.destroyed()),
                ships("refitted", lost.refitted()), Part.figure("captured", lost.captured().ships(), Unit.SHIPS), ships("left", lost.remaining()),
                Part.figure("morale-left", Math.max(0, parameters.moraleLeft(state, side)), Unit.STARS));
    }
}
