package tercio.domain.eu.siege;

import java.util.ArrayList;
import java.util.Locale;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.EuReadings;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.LeaderCasualty;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.siege.AssaultTable.Phase;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/**
 * An assault: one fire, one shock, losses, resistance and leaders. The besieger rolls first; both rolls of a phase count
 * at the same time.
 */
public final class AssaultProcedure {

    private final Assault assault;
    private final EuTables tables;
    private final AssaultMorale morale;

    private AssaultProcedure(Assault assault, EuTables tables) {
        this.assault = assault;
        this.tables = tables;
        morale = AssaultMorale.of(assault, tables);
    }

    public static Storm start(Assault assault) {
        return Storm.start(assault);
    }

    /** Dice of each side: replacementLeader, fire, shock, leaderCasualty, leaderFate. */
    public static Procedure<Storm> of(Assault assault, EuTables tables) {
        return new AssaultProcedure(assault, tables).stages();
    }

    private Procedure<Storm> stages() {
        var losses = new AssaultLosses(assault, morale, tables);
        var stages = new ArrayList<Stage<Storm>>();
        for (var side : SiegeSide.values()) {
            stages.add(replacement(side));
        }
        stages.add(new Stage.Rule<>("morale", this::tellMorale));
        for (var side : SiegeSide.values()) {
            boolean rolls = AssaultFire.rolls(assault, side, tables);
            stages.add(roll(side, Phase.FIRE, storm -> rolls));
        }
        stages.add(new Stage.Rule<>("rout in the fire", this::routAfterFire));
        for (var side : SiegeSide.values()) {
            stages.add(roll(side, Phase.SHOCK, storm -> !storm.party(side).routedInFire()));
        }
        stages.add(new Stage.Rule<>("losses", losses::settle));
        for (var side : SiegeSide.values()) {
            stages.add(casualty(side));
        }
        for (var side : SiegeSide.values()) {
            stages.add(fate(side));
        }
        return Procedure.of(stages);
    }

    /** A side without leader draws one, never modified. */
    private Stage<Storm> replacement(SiegeSide side) {
        var country = assault.side(side).country();
        return new Stage.Throw<>("replacement leader", storm -> storm.party(side).commander() == null,
                storm -> DieName.d10(side.word(), "replacementLeader"), (storm, die, account) -> {
                    var leader = tables.replacementLeaders().of(country, die);
                    account.tell(() -> Step.of("replacement leader", "EU-BATTLE-REPLACEMENT").side(side.word()).die(die)
                            .cell("replacement-leaders", die, leader.country()).result(leader.values()));
                    return storm.with(side, storm.party(side).ledBy(leader));
                });
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
        return new Stage.Throw<>(word, needed, storm -> DieName.d10(side.word(), word), (storm, die, account) -> {
            var drm = AssaultDrm.of(assault, storm, side, phase, tables);
            int modified = drm.on(die);
            var hit = tables.assault().hit(side, phase, breach, modified);
            int left = rule.left(hit.thirds());
            account.tell(() -> {
                var step = Step.of(word, phase == Phase.FIRE ? "EU-ASSAULT-FIRE" : "EU-ASSAULT-SHOCK").side(side.word()).die(die).tally(drm)
                        .cell("assault-results", tables.assault().line(modified), side + " " + word + (breach ? " breach" : ""))
                        .result(Thirds.written(left) + "*".repeat(hit.stars())
                                + (left == hit.thirds() ? "" : ", by its technology instead of " + Thirds.written(hit.thirds())));
                return assault.previousAssaultCausedLoss() && side == SiegeSide.BESIEGER
                        ? step.reading(EuReadings.ASSAULT_DAMAGE_BONUS.id()) : step;
            });
            return storm.with(side, storm.party(side).inflicting(left, hit.stars()));
        });
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
        return new Stage.Throw<>("leader casualty", storm -> true, storm -> DieName.d10(side.word(), "leaderCasualty"),
                (storm, die, account) -> {
                    var end = storm.settlement();
                    boolean besieger = side == SiegeSide.BESIEGER;
                    var tested = new LeaderCasualty.Tested(storm.party(side).commander(), besieger == end.fortressFalls(),
                            besieger ? end.besiegerDestroyed() : end.fortressFalls());
                    var casualty = tables.leaderCasualty().of(tested, die);
                    account.tell(() -> Step.of("leader casualty", LeaderCasualty.MODIFIERS.rule()).side(side.word()).die(die)
                            .tally(LeaderCasualty.MODIFIERS.on(tested)).result(casualty));
                    return storm.with(side, storm.party(side).with(casualty));
                });
    }

    private Stage<Storm> fate(SiegeSide side) {
        return new Stage.Throw<>("fate of the leader", storm -> storm.party(side).casualty().fateOpen(),
                storm -> DieName.d10(side.word(), "leaderFate"), (storm, die, account) -> {
                    var casualty = Casualty.byFate(die);
                    account.tell(() -> Step.of("fate of the leader", "EU-BATTLE-FATE").side(side.word()).die(die).result(casualty));
                    return storm.with(side, storm.party(side).with(casualty));
                });
    }
}
