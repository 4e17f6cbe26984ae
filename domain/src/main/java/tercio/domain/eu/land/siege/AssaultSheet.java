package tercio.domain.eu.land.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.battle.BattleSheetParts;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandSheetParts;
import tercio.domain.eu.land.battle.MixedForces;
import tercio.domain.eu.land.siege.AssaultTable.Phase;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The sheet of an assault, from its own procedure with the dice that fell (EU-ASSAULT-RESULT). */
public final class AssaultSheet {

    private final Assault assault;
    private final AssaultState state;
    private final List<Roll> rolls;
    private final EuTables tables;
    private final LandSheetParts sheet;
    private final List<Line> lines = new ArrayList<>();

    private AssaultSheet(Assault assault, AssaultState state, List<Roll> rolls, EuTables tables) {
        this.assault = assault;
        this.state = state;
        this.rolls = rolls;
        this.tables = tables;
        sheet = new LandSheetParts(tables);
    }

    /** The sheet; empty where dice of the assault are missing. */
    public static Optional<FightSheet> of(Assault assault, List<Roll> rolls, EuTables tables) {
        Dice dice = name -> rolls.stream().filter(roll -> roll.name().equals(name)).mapToInt(Roll::value).findFirst();
        return AssaultProcedure.of(assault, tables).start(AssaultProcedure.start(assault), dice, StepRecorder.SILENT)
                instanceof Run.Finished<AssaultState>(var state, var thrown)
                ? Optional.of(new AssaultSheet(assault, state, thrown, tables).sheet()) : Optional.empty();
    }

    /** The forces before the first roll; empty where a side draws its commander. */
    public static Optional<FightSheet> ofForces(Assault assault, EuTables tables) {
        var written = new AssaultSheet(assault, AssaultProcedure.start(assault), List.of(), tables);
        boolean fought = AssaultProcedure.isFought(assault, tables);
        if (fought && Stream.of(SiegeSide.values()).anyMatch(side -> written.state.party(side).commander() == null)) {
            return Optional.empty();
        }
        for (var side : SiegeSide.values()) {
            written.parameters(side, fought);
        }
        return Optional.of(written.toFightSheet());
    }

    private FightSheet toFightSheet() {
        return new FightSheet("assault", List.of(new FightSheet.Side(SiegeSide.BESIEGER.word(), assault.besieger().country().value()),
                new FightSheet.Side(SiegeSide.BESIEGED.word(), assault.besieged().country().value())), lines);
    }

    private FightSheet sheet() {
        boolean fought = AssaultProcedure.isFought(assault, tables);
        for (var side : SiegeSide.values()) {
            parameters(side, fought);
        }
        for (var phase : Phase.values()) {
            for (var side : SiegeSide.values()) {
                die(side, phase).ifPresent(die -> roll(side, phase, die));
            }
        }
        if (fought) {
            besiegerInflicts();
            besiegedInflict();
        }
        end();
        return toFightSheet();
    }

    private void add(String line, SiegeSide side, String rule, List<Part> parts, Part... results) {
        lines.add(new Line(line, side.word(), Citation.of(rule), parts, List.of(results)));
    }

    private OptionalInt die(SiegeSide side, Phase phase) {
        return rolls.stream().filter(roll -> roll.name().side().equals(side.word()) && roll.name().purpose().equals(word(phase))).mapToInt(Roll::value).findFirst();
    }

    private static String word(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private void parameters(SiegeSide side, boolean fought) {
        var own = assault.side(side);
        var enemy = assault.side(side.opponent());
        if (fought) {
            int drawn = rolls.stream().filter(roll -> roll.name().side().equals(side.word()) && roll.name().purpose().equals("replacementLeader"))
                    .mapToInt(Roll::value).findFirst().orElse(0);
            lines.add(BattleSheetParts.command(side.word(), state.party(side).commander(), own.leader().orElse(null), drawn));
        }
        lines.add(sheet.forces(side.word(), own));
        if (side == SiegeSide.BESIEGER) {
            add("artillery", side, "EU-ASSAULT-DRM-BESIEGER", List.of(Part.figure("artillery", assault.artillery(), Unit.NUMBER),
                    Part.figure("level", assault.fortressLevel(), Unit.NUMBER), Part.figure("breach", assault.breach() ? "yes" : "no", Unit.WORD)));
        }
        lines.add(sheet.morale(side.word(), "EU-ASSAULT-MORALE", MixedForces.moraleTechnology(own, tables), enemy.technology(),
                side == SiegeSide.BESIEGED || own.fightsAsVeteran(), own.tercio()));
    }

    private void roll(SiegeSide side, Phase phase, int die) {
        var tally = AssaultModifiers.of(assault, state, side, phase, tables);
        boolean breach = assault.breach() && side == SiegeSide.BESIEGED;
        int modified = tally.on(die);
        var hit = AssaultTable.from(tables).hit(side, phase, breach, modified);
        int left = AssaultFire.rule(assault, side, phase, tables).lossesLeft(hit.losses());
        var parts = FightSheet.sum(die, tally);
        parts.addAll(BattleSheetParts.leaders(phase == Phase.FIRE, state.party(side).commander(), state.party(side.opponent()).commander()));
        var results = new ArrayList<Part>(List.of(Part.figure("modified", modified, Unit.NUMBER),
                Part.figure("row", AssaultTable.from(tables).line(modified), Unit.NUMBER), Part.figure("breach", breach ? "yes" : "no", Unit.WORD)));
        if (left != hit.losses()) {
            results.add(sheet.ld("printed-losses", hit.losses()));
        }
        results.add(sheet.ld("losses", left));
        results.add(Part.figure("stars", hit.stars(), Unit.STARS));
        add(word(phase), side, phase == Phase.FIRE ? "EU-ASSAULT-FIRE" : "EU-ASSAULT-SHOCK", parts, results.toArray(Part[]::new));
    }

    /** Tells the losses that the besieger inflicts: as rolled, less for a small besieger, more for armies that storm well, all in LD. */
    private void besiegerInflicts() {
        var corrections = AssaultCorrections.from(tables);
        int rolled = state.besieger().losses();
        var small = corrections.smallStack().on(assault);
        int reduced = Math.min(Math.max(0, rolled + small.total()), corrections.cap(assault));
        var parts = new ArrayList<Part>(List.of(sheet.term("rolled", rolled)));
        modifiers(parts, small);
        if (reduced != rolled + small.total()) {
            parts.add(sheet.term("limit", reduced - rolled - small.total()));
        }
        modifiers(parts, corrections.national().on(assault));
        add("corrections", SiegeSide.BESIEGER, "EU-ASSAULT-LOSS-BESIEGER", parts, sheet.ld("inflicted", state.settlement().besiegerInflicts()));
    }

    private void modifiers(List<Part> parts, AppliedModifiers applied) {
        applied.applied().forEach(modifier -> parts.add(Part.modifier(modifier.reason(), sheet.format(modifier.value()), Unit.LD)));
    }

    /** Tells the losses that the besieged inflict: as rolled, at most the resistance and the troops inside, more where the besieger is routed, all in LD. */
    private void besiegedInflict() {
        int rolled = state.besieged().losses();
        int rout = AssaultMorale.of(assault, tables).isRouted(state, SiegeSide.BESIEGER) ? AssaultCorrections.from(tables).besiegerRouted() : 0;
        int inflicted = state.settlement().besiegedInflict();
        var parts = new ArrayList<Part>(List.of(sheet.term("rolled", rolled)));
        if (inflicted != rolled + rout) {
            parts.add(sheet.term("limit", inflicted - rolled - rout));
        }
        if (rout != 0) {
            parts.add(Part.modifier("the besieger is routed", sheet.format(rout), Unit.LD));
        }
        add("corrections", SiegeSide.BESIEGED, "EU-ASSAULT-LOSS-BESIEGED", parts, sheet.ld("inflicted", inflicted));
    }

    private void end() {
        var end = state.settlement();
        int inside = tables.unit().of(assault.besieged().units());
        int absorbed = Math.min(inside, end.besiegerInflicts());
        add("resistance", SiegeSide.BESIEGED, "EU-ASSAULT-RESULT", List.of(sheet.term("inflicted", end.besiegerInflicts()), sheet.term("absorbed", -absorbed),
                        Part.figure("level", assault.fortressLevel(), Unit.NUMBER), Part.figure("breach", assault.breach() ? "yes" : "no", Unit.WORD)),
                sheet.ld("against-walls", end.besiegerInflicts() - absorbed),
                sheet.ld("resistance", AssaultTable.from(tables).resistance(assault.fortressLevel(), assault.breach())),
                Part.figure("falls", end.fortressFalls() ? "yes" : "no", Unit.WORD));
        int size = tables.unit().of(assault.besieger().units());
        losses(SiegeSide.BESIEGER, end.besiegedInflict(), end.besiegerLoses(), size);
        losses(SiegeSide.BESIEGED, absorbed, end.besiegedLose(), inside);
    }

    private void losses(SiegeSide side, int suffered, int lost, int size) {
        var parts = new ArrayList<Part>(List.of(sheet.term("suffered", suffered)));
        if (lost != suffered) {
            parts.add(sheet.term(side == SiegeSide.BESIEGED && state.settlement().fortressFalls() ? "fallen" : "rounding", lost - suffered));
        }
        add("losses", side, "EU-ASSAULT-RESULT", parts, sheet.ld("lost", lost), sheet.ld("size", size), sheet.ld("left", size - lost));
    }
}
