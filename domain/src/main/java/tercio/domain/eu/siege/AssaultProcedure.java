package tercio.domain.eu.siege;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.forces.CommanderRolls;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.LeaderCasualty;
import tercio.domain.eu.siege.AssaultTable.Phase;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.AppliedModifiers;

/**
 * An assault: one fire, one shock, losses, resistance and leaders. The besieger rolls first; both rolls of a phase count
 * at the same time.
 */
public final class AssaultProcedure {

    /** Both commanders: the modifiers of a roll hang on nothing else that changes. */
    private record Led(Leader besieger, Leader besieged) {
        static Led of(Storm storm) {
            return new Led(storm.besieger().commander(), storm.besieged().commander());
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

    public static Storm start(Assault assault) {
        return Storm.start(assault);
    }

    /** Dice of each side: replacementLeader, fire, shock, leaderCasualty, leaderFate. */
    public static Procedure<Storm> of(Assault assault, EuTables tables) {
        var procedure = new AssaultProcedure(assault, tables);
        return procedure.fighting().then(procedure.leaders(SiegeSide.values()));
    }

    /** All but the fate of the leaders. */
    Procedure<Storm> fighting() {
        return striking().then(settling());
    }

    /** What both sides make of what they inflict. */
    Procedure<Storm> settling() {
        return Procedure.of(new Stage.Rule<Storm>("losses", new AssaultLosses(assault, morale, tables)::settle));
    }

    /** Fire and shock: of the troops it matters only whether they hold an ARMY, are veteran, or are there at all. */
    Procedure<Storm> striking() {
        var stages = new ArrayList<Stage<Storm>>();
        for (var side : SiegeSide.values()) {
            stages.add(replacement(side));
        }
        stages.add(new Stage.Rule<>("morale", this::tellMorale));
        for (var side : SiegeSide.values()) {
            stages.add(AssaultFire.rolls(assault, side, tables) ? roll(side, Phase.FIRE, storm -> fought()) : noFire(side));
        }
        stages.add(new Stage.Rule<>("rout in the fire", this::routAfterFire));
        for (var side : SiegeSide.values()) {
            stages.add(roll(side, Phase.SHOCK, storm -> fought() && !storm.party(side).routedInFire()));
        }
        return Procedure.of(stages);
    }

    /** First the tests of these sides, then the fates of those who are hit. */
    Procedure<Storm> leaders(SiegeSide... sides) {
        var stages = new ArrayList<Stage<Storm>>();
        for (var side : sides) {
            stages.add(casualty(side));
        }
        for (var side : sides) {
            stages.add(fate(side));
        }
        return Procedure.of(stages);
    }

    private boolean fought() {
        return fought(assault, tables);
    }

    /** In some editions a breached fort without troops falls without a fight. */
    static boolean fought(Assault assault, EuTables tables) {
        return !(tables.policies().assault().emptyFortFalls() && assault.besieged().units().empty()
                && AssaultTable.in(tables).resistance(assault.fortressLevel(), assault.breach()) == 0);
    }

    private Stage<Storm> replacement(SiegeSide side) {
        IntFunction<Leader> drawn = die -> tables.replacementLeaders().of(assault.side(side).country(), die);
        return CommanderRolls.replacement(side.word(), storm -> fought() && storm.party(side).commander() == null, drawn,
                (storm, die) -> storm.with(side, storm.party(side).ledBy(drawn.apply(die))));
    }

    private Storm tellMorale(Storm storm, Account account) {
        for (var side : SiegeSide.values()) {
            account.tell(() -> Step.of("morale", "EU-ASSAULT-MORALE").side(side.word())
                    .cell("land-technology", assault.side(side).technology(), assault.side(side.opponent()).technology())
                    .result(morale.of(side)));
        }
        return storm;
    }

    private Stage<Storm> roll(SiegeSide side, Phase phase, Predicate<Storm> needed) {
        var word = phase.name().toLowerCase(Locale.ROOT);
        boolean breach = assault.breach() && side == SiegeSide.BESIEGED;
        var rule = AssaultFire.rule(assault, side, phase, tables);
        var known = new HashMap<Led, AppliedModifiers>();
        Function<Storm, AppliedModifiers> tally =
                storm -> known.computeIfAbsent(Led.of(storm), any -> AssaultDrm.of(assault, storm, side, phase, tables));
        return new Stage.Throw<>(word, needed, storm -> DieName.d10(side.word(), word), (storm, die, account) -> {
            var drm = tally.apply(storm);
            int modified = drm.on(die);
            var hit = AssaultTable.in(tables).hit(side, phase, breach, modified);
            int left = rule.left(hit.losses());
            account.tell(() -> named(Step.of(word, phase == Phase.FIRE ? "EU-ASSAULT-FIRE" : "EU-ASSAULT-SHOCK").side(side.word())
                    .die(die).tally(drm)
                    .cell("assault-results", AssaultTable.in(tables).line(modified), side + " " + word + (breach ? " breach" : ""))
                    .result(told(hit, left)), readings(side, phase)));
            return storm.with(side, storm.party(side).inflicting(left, hit.stars()));
        }, storm -> tally.apply(storm).total());
    }

    private String told(AssaultTable.Hit hit, int left) {
        return tables.unit().written(left) + "*".repeat(hit.stars())
                + (left == hit.losses() ? "" : ", by its technology instead of " + tables.unit().written(hit.losses()));
    }

    private Stage<Storm> noFire(SiegeSide side) {
        return new Stage.Rule<>("no fire", (storm, account) -> {
            account.tell(() -> named(Step.of("no fire", "EU-ASSAULT-FIRE").side(side.word()).result("does not fire"),
                    AssaultFire.readings(assault, tables)));
            return storm;
        });
    }

    private static Step named(Step step, List<Reading> readings) {
        var named = step;
        for (var reading : readings) {
            named = named.reading(reading.id());
        }
        return named;
    }

    /** The readings that mattered for a roll. */
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

    private Storm routAfterFire(Storm storm, Account account) {
        var after = storm;
        for (var side : SiegeSide.values()) {
            if (morale.routs(storm, side)) {
                account.tell(() -> Step.of("rout in the fire", "EU-ASSAULT-SHOCK").side(side.word()).result("routed"));
                after = after.with(side, storm.party(side).afterFire(true));
            }
        }
        return after;
    }

    /** As after a battle, but whatever the size of the other side. A side whose fortress fell has nothing left. */
    private Stage<Storm> casualty(SiegeSide side) {
        boolean besieger = side == SiegeSide.BESIEGER;
        return CommanderRolls.casualty(side.word(), tables.leaderCasualty(), storm -> fought(), storm -> {
            var end = storm.settlement();
            return new LeaderCasualty.Tested(storm.party(side).commander(), besieger == end.fortressFalls(),
                    besieger ? end.besiegerDestroyed() : end.fortressFalls());
        }, (storm, casualty) -> storm.with(side, storm.party(side).with(casualty)));
    }

    private Stage<Storm> fate(SiegeSide side) {
        return CommanderRolls.fate(side.word(), storm -> storm.party(side).casualty(),
                (storm, casualty) -> storm.with(side, storm.party(side).with(casualty)));
    }
}
