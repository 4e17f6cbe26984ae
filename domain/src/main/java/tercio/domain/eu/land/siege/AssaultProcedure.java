package tercio.domain.eu.land.siege;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.CommanderRolls;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCasualty;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.AssaultTable.Phase;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * An assault: one fire, one shock, losses, resistance and leaders. The besieger rolls first; both rolls of a phase count
 * at the same time.
 */
public final class AssaultProcedure {

    /** Both commanders. The modifiers of a roll depend on nothing else that changes. */
    private record CommanderPair(Leader besieger, Leader besieged) {
        static CommanderPair of(AssaultState assaultState) {
            return new CommanderPair(assaultState.besieger().commander(), assaultState.besieged().commander());
        }

        @Override
        public int hashCode() {
            return 31 * Objects.hashCode(besieger) + Objects.hashCode(besieged);
        }
    }

    private final Assault assault;
    private final EuTables tables;
    private final AssaultMorale morale;

    AssaultProcedure(Assault assault, EuTables tables) {
        this.assault = assault;
        this.tables = tables;
        morale = AssaultMorale.of(assault, tables);
    }

    /** The assault before its first roll. */
    public static AssaultState start(Assault assault) {
        return AssaultState.start(assault);
    }

    /** The stages of the assault. Dice of each side: replacementLeader, fire, shock, leaderCasualty, leaderFate. */
    public static Procedure<AssaultState> of(Assault assault, EuTables tables) {
        var procedure = new AssaultProcedure(assault, tables);
        return procedure.fighting().then(procedure.leaders(SiegeSide.values()));
    }

    /** All stages except the fate of the leaders. */
    Procedure<AssaultState> fighting() {
        return striking().then(settling());
    }

    /** The stage that settles the losses of both sides. */
    Procedure<AssaultState> settling() {
        return Procedure.of(new Stage.Rule<AssaultState>("losses", new AssaultLosses(assault, morale, tables)::settle));
    }

    /** Fire and shock. Only three facts about the troops matter here: ARMY counter, veteran, and whether there are any. */
    Procedure<AssaultState> striking() {
        var stages = new ArrayList<Stage<AssaultState>>();
        for (var side : SiegeSide.values()) {
            stages.add(replacement(side));
        }
        stages.add(new Stage.Rule<>("morale", this::explainMorale));
        for (var side : SiegeSide.values()) {
            stages.add(AssaultFire.rolls(assault, side, tables) ? roll(side, Phase.FIRE, assaultState -> isFought()) : noFire(side));
        }
        stages.add(new Stage.Rule<>("rout in the fire", this::routAfterFire));
        for (var side : SiegeSide.values()) {
            stages.add(roll(side, Phase.SHOCK, assaultState -> isFought() && !assaultState.party(side).routedInFire()));
        }
        return Procedure.of(stages);
    }

    /** The tests of these sides first, then the fates of the leaders who are hit. */
    Procedure<AssaultState> leaders(SiegeSide... sides) {
        var stages = new ArrayList<Stage<AssaultState>>();
        for (var side : sides) {
            stages.add(casualty(side));
        }
        for (var side : sides) {
            stages.add(fate(side));
        }
        return Procedure.of(stages);
    }

    private boolean isFought() {
        return isFought(assault, tables);
    }

    /** Whether there is a fight. In some editions a breached fort without troops falls without one. */
    static boolean isFought(Assault assault, EuTables tables) {
        return !(tables.policies().assault().emptyFortFalls() && assault.besieged().units().isEmpty()
                && AssaultTable.from(tables).resistance(assault.fortressLevel(), assault.breach()) == 0);
    }

    private Stage<AssaultState> replacement(SiegeSide side) {
        IntFunction<Leader> drawn = die -> tables.replacementLeaders().commanderFor(assault.side(side).leader(), assault.side(side).country(), die);
        return CommanderRolls.replacement(side.word(), assaultState -> isFought() && assaultState.party(side).commander() == null, drawn,
                (assaultState, die) -> assaultState.with(side, assaultState.party(side).withCommander(drawn.apply(die))));
    }

    private AssaultState explainMorale(AssaultState assaultState, StepRecorder recorder) {
        for (var side : SiegeSide.values()) {
            recorder.record(() -> Step.of("morale", "EU-ASSAULT-MORALE").side(side.word())
                    .cell("land-technology", assault.side(side).technology(), assault.side(side.opponent()).technology())
                    .result(morale.of(side)));
        }
        return assaultState;
    }

    private Stage<AssaultState> roll(SiegeSide side, Phase phase, Predicate<AssaultState> needed) {
        var word = phase.name().toLowerCase(Locale.ROOT);
        boolean breach = assault.breach() && side == SiegeSide.BESIEGED;
        var rule = AssaultFire.rule(assault, side, phase, tables);
        var known = new HashMap<CommanderPair, AppliedModifiers>();
        Function<AssaultState, AppliedModifiers> tally =
                assaultState -> known.computeIfAbsent(CommanderPair.of(assaultState), any -> AssaultModifiers.of(assault, assaultState, side, phase, tables));
        return new Stage.Throw<>(word, needed, assaultState -> DieName.d10(side.word(), word), (assaultState, die, recorder) -> {
            var drm = tally.apply(assaultState);
            int modified = drm.on(die);
            var hit = AssaultTable.from(tables).hit(side, phase, breach, modified);
            int left = rule.lossesLeft(hit.losses());
            recorder.record(() -> withReadings(withHit(Step.of(word, phase == Phase.FIRE ? "EU-ASSAULT-FIRE" : "EU-ASSAULT-SHOCK").side(side.word())
                    .die(die).tally(drm)
                    .cell("assault-results", AssaultTable.from(tables).line(modified), side + " " + word + (breach ? " breach" : "")), hit, left), readings(side, phase)));
            return assaultState.with(side, assaultState.party(side).withInflicted(left, hit.stars()));
        }, assaultState -> tally.apply(assaultState).total());
    }

    private Step withHit(Step step, AssaultTable.Hit hit, int left) {
        var losses = tables.unit().format(left) + "*".repeat(hit.stars());
        return left == hit.losses() ? step.result(losses)
                : step.result(Sentence.of("eu.siege.result-by-technology").with("hit", new Text(losses)).with("printed", tables.unit().amount(hit.losses())));
    }

    private Stage<AssaultState> noFire(SiegeSide side) {
        return new Stage.Rule<>("no fire", (assaultState, recorder) -> {
            recorder.record(() -> withReadings(Step.of("no fire", "EU-ASSAULT-FIRE").side(side.word()).result(Sentence.of("eu.siege.result-no-fire")),
                    AssaultFire.readings(assault, tables)));
            return assaultState;
        });
    }

    private static Step withReadings(Step step, List<Reading> readings) {
        var named = step;
        for (var reading : readings) {
            named = named.reading(reading.id());
        }
        return named;
    }

    /** The readings that affect a roll. */
    private List<Reading> readings(SiegeSide side, Phase phase) {
        var mattered = new ArrayList<Reading>();
        if (side == SiegeSide.BESIEGER && phase == Phase.FIRE) {
            mattered.addAll(AssaultFire.readings(assault, tables));
        }
        if (side == SiegeSide.BESIEGER && assault.previousAssaultCausedLoss()) {
            mattered.add(SiegeReadings.ASSAULT_DAMAGE_BONUS);
        }
        return mattered;
    }

    private AssaultState routAfterFire(AssaultState assaultState, StepRecorder recorder) {
        var after = assaultState;
        for (var side : SiegeSide.values()) {
            if (morale.isRouted(assaultState, side)) {
                recorder.record(() -> Step.of("rout in the fire", "EU-ASSAULT-SHOCK").side(side.word()).result(Sentence.of("eu.siege.result-routed")));
                after = after.with(side, assaultState.party(side).afterFire(true));
            }
        }
        return after;
    }

    /** The test as after a battle, but without a least size of the enemy. A side whose fortress fell counts as destroyed. */
    private Stage<AssaultState> casualty(SiegeSide side) {
        boolean besieger = side == SiegeSide.BESIEGER;
        return CommanderRolls.casualty(side.word(), tables.leaderCasualty(), assaultState -> isFought(), assaultState -> {
            var end = assaultState.settlement();
            return new LeaderCasualty.CasualtyTest(assaultState.party(side).commander(), besieger == end.fortressFalls(),
                    besieger ? end.besiegerDestroyed() : end.fortressFalls());
        }, (assaultState, casualty) -> assaultState.with(side, assaultState.party(side).with(casualty)));
    }

    private Stage<AssaultState> fate(SiegeSide side) {
        return CommanderRolls.fate(side.word(), assaultState -> assaultState.party(side).casualty(),
                (assaultState, casualty) -> assaultState.with(side, assaultState.party(side).with(casualty)));
    }
}
