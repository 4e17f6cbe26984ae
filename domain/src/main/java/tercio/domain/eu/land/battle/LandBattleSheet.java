package tercio.domain.eu.land.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleSheetParts;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.battle.SevenLdDie;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;

/** The sheet of a land battle, from the very parameters and state by which it is fought (EU-BATTLE). */
public final class LandBattleSheet {

    private final LandBattle battle;
    private final BattleState state;
    private final EuTables tables;
    private final BattleParameters parameters;
    private final LandSheetParts sheet;
    private final List<Line> lines = new ArrayList<>();
    /** Losses that each side has inflicted so far, and stars. */
    private final Map<Side, Integer> inflicted = new EnumMap<>(Side.class);
    private final Map<Side, Integer> stars = new EnumMap<>(Side.class);

    private LandBattleSheet(LandBattle battle, BattleState state, EuTables tables) {
        this.battle = battle;
        this.state = state;
        this.tables = tables;
        parameters = new BattleParameters(battle, tables);
        sheet = new LandSheetParts(tables);
    }

    /**
     * The sheet as far as the battle has come; empty while a side still draws its commander.
     *
     * @param state with its score sheet
     */
    public static Optional<FightSheet> of(LandBattle battle, BattleState state, EuTables tables) {
        var written = new LandBattleSheet(battle, state, tables);
        boolean commanded = Stream.of(Side.values()).allMatch(side -> !written.parameters.drawsLeader(side) || state.sideState(side).replacement() > 0);
        return commanded ? Optional.of(written.sheet()) : Optional.empty();
    }

    private FightSheet sheet() {
        for (var side : Side.values()) {
            parameters(side);
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
        return new FightSheet("land-battle", List.of(side(Side.PHASING), side(Side.NON_PHASING)), lines);
    }

    private FightSheet.Side side(Side side) {
        return new FightSheet.Side(side.word(), battle.side(side).country().value());
    }

    private void add(String line, Side side, String rule, List<Part> parts, Part... results) {
        lines.add(new Line(line, side.word(), Citation.of(rule), parts, List.of(results)));
    }

    // --- What each side brings -------------------------------------------------------------------------------------

    private void parameters(Side side) {
        var own = battle.side(side);
        var enemy = battle.side(side.opponent());
        var combatant = parameters.combatant(side);
        lines.add(BattleSheetParts.command(side.word(), parameters.leader(state, side), own.leader().orElse(null), state.sideState(side).replacement()));
        lines.add(sheet.forces(side.word(), own));
        add("army-size", side, "EU-SIZE-1", List.of(Part.figure("own-size", armySize(own), Unit.NUMBER), Part.figure("enemy-size", armySize(enemy), Unit.NUMBER)),
                Part.figure("size-differential", combatant.sizeDifferential(), Unit.NUMBER));
        add("artillery", side, "EU-BATTLE-DRM", List.of(Part.figure("artillery", LandSheetParts.artillery(own, battle.period(), tables), Unit.NUMBER),
                        Part.figure("threshold", tables.constants().value("artillery_fire_threshold"), Unit.NUMBER)),
                Part.figure("fire-bonus", combatant.heavyArtillery() ? 1 : 0, Unit.NUMBER));
        lines.add(sheet.morale(side.word(), "EU-BATTLE-MORALE", MixedForces.moraleTechnology(own, tables), enemy.technology(), own.fightsAsVeteran(), own.tercio()));
        add("columns", side, "EU-BATTLE-CRT", List.of(Part.figure("technology", own.technology().code(), Unit.WORD),
                        Part.figure("enemy-technology", enemy.technology().code(), Unit.WORD)),
                Part.figure("fire-column", combatant.fires() ? combatant.columns().fire().orElseThrow() : "-", Unit.WORD),
                Part.figure("shock-column", combatant.columns().shock(), Unit.WORD));
    }

    private int armySize(BattleSide side) {
        return MixedForces.size(side.byCountry(), battle.period(), tables);
    }

    // --- Rolls -----------------------------------------------------------------------------------------------------

    private void roll(ScoreSheet.Entry entry) {
        var side = entry.side();
        var roll = entry.roll();
        var tally = parameters.tally(state, side, roll);
        var column = parameters.column(side, roll);
        var parts = FightSheet.sum(entry.die(), tally);
        if (roll.isFire() || roll.isShock()) {
            parts.addAll(BattleSheetParts.leaders(roll.isFire(), parameters.leader(state, side), parameters.leader(state, side.opponent())));
        }
        int printed = tables.combatResults().losses(column, entry.modified());
        inflicted.merge(side, entry.lossThirds(), Integer::sum);
        stars.merge(side, entry.stars(), Integer::sum);
        var results = new ArrayList<Part>(List.of(Part.figure("modified", entry.modified(), Unit.NUMBER), Part.figure("column", column, Unit.WORD),
                Part.figure("row", tables.combatResults().row(entry.modified()), Unit.WORD)));
        if (printed != entry.lossThirds()) {
            results.add(sheet.ld("printed-losses", printed));
        }
        results.add(sheet.ld("losses", entry.lossThirds()));
        results.add(Part.figure("stars", entry.stars(), Unit.STARS));
        results.add(sheet.ld("inflicted-so-far", inflicted.get(side)));
        results.add(Part.figure("enemy-morale-left", parameters.morale(side.opponent()) - stars.get(side), Unit.STARS));
        add(roll.word(), side, roll.isFire() ? "EU-BATTLE-FIRE" : roll.isShock() ? "EU-BATTLE-SHOCK" : "EU-BATTLE-PURSUIT", parts, results.toArray(Part[]::new));
    }

    // --- Losses ----------------------------------------------------------------------------------------------------

    /** The losses that a side inflicts: as rolled, after small stack and cap, after size. */
    private void corrections(Side side) {
        var losses = parameters.losses();
        var own = state.sideState(side);
        int small = losses.smallStackModifier(own, side);
        int after = losses.afterSmallStack(state, side);
        int limit = after - own.inflictedSum() - small;
        var parts = new ArrayList<Part>(List.of(sheet.term("rolled", own.inflictedSum()), sheet.term("small-stack", small)));
        if (limit != 0) {
            parts.add(sheet.term("limit", limit));
        }
        parts.add(sheet.ld("fights-as", losses.fightsAs(side)));
        if (own.smallStack() != SevenLdDie.NOT_THROWN) {
            parts.add(Part.figure("seven-ld-die", own.smallStack() == SevenLdDie.ODD ? "odd" : "even", Unit.WORD));
        }
        add("small-stack", side, "EU-BATTLE-SMALL", parts, sheet.ld("inflicted", after));
        int sized = losses.afterSize(state, side);
        add("size-correction", side, "EU-BATTLE-SIZE", List.of(sheet.term("before", after), sheet.term("size-correction", sized - after),
                Part.figure("size-differential", parameters.combatant(side).sizeDifferential(), Unit.NUMBER)), sheet.ld("inflicted", sized));
    }

    /** Tells what a side loses of what it had. */
    private void losses(Side side) {
        var losses = parameters.losses();
        var own = state.sideState(side);
        int whole = losses.withoutRoom(state, side);
        int total = losses.total(state, side);
        var parts = new ArrayList<Part>(List.of(sheet.term("suffered", own.suffered()), sheet.term("retreat", own.retreatLoss())));
        int rounding = whole - own.suffered() - own.retreatLoss();
        if (rounding != 0) {
            parts.add(sheet.term("rounding", rounding));
        }
        if (total != whole) {
            parts.add(sheet.term("no-room", total - whole));
        }
        int size = parameters.combatant(side).size();
        add("losses", side, "EU-BATTLE-LOSS", parts, sheet.ld("lost", total), sheet.ld("size", size), sheet.ld("left", size - total),
                Part.figure("morale-left", Math.max(0, parameters.moraleLeft(state, side)), Unit.STARS));
    }
}
