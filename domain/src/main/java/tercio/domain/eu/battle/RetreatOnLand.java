package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.AppliedModifiers;

/** The retreat of every side that has not won: its losses, and the room it finds (EU-BATTLE-RETREAT). */
final class RetreatOnLand {

    private static final Citation LOSS = Citation.of("EU-BATTLE-RETREAT-LOSS");

    private final BattleParameters parameters;
    private final Losses losses;
    private final LossAccount corrections;

    RetreatOnLand(BattleParameters parameters, Losses losses, LossAccount corrections) {
        this.parameters = parameters;
        this.losses = losses;
        this.corrections = corrections;
    }

    /** After an interception the non-phasing side goes first, else the phasing side. */
    List<Stage<Fray>> stages() {
        var first = parameters.battle().interception() ? Side.NON_PHASING : Side.PHASING;
        var stages = new ArrayList<Stage<Fray>>(retreat(first));
        stages.addAll(retreat(first.opponent()));
        return stages;
    }

    private List<Stage<Fray>> retreat(Side side) {
        var name = DieName.d10(side.word(), "retreat");
        return List.of(
                new Stage.Throw<>("retreat", fray -> parameters.retreats(fray, side), fray -> name,
                        (fray, die, account) -> retreated(fray, side, die, account),
                        fray -> maneuver(fray, side)),
                new Stage.Rule<>("retreat: ask " + side.word(), (fray, account) ->
                        seeksRoom(fray, side) ? fray.asking(Fray.Kind.RETREAT_ROOM, side) : fray),
                new Stage.Choice<>(Fray.stage(Fray.Kind.RETREAT_ROOM, side), fray -> fray.pending() != null),
                new Stage.Rule<>("retreat: room", (fray, account) -> told(fray, side, account)),
                corrections.forgetting(side, true));
    }

    private boolean seeksRoom(Fray fray, Side side) {
        return parameters.retreats(fray, side) && fray.ranks(side).retreatRoom() == Ranks.UNKNOWN_ROOM
                && losses.withoutRoom(fray, side) < parameters.combatant(side).size();
    }

    /** A leader who was routed does not help. */
    private int maneuver(Fray fray, Side side) {
        return parameters.routed(fray, side) ? 0 : parameters.leader(fray, side).maneuver();
    }

    private Fray retreated(Fray fray, Side side, int die, Account account) {
        int manoeuvre = maneuver(fray, side);
        var tally = manoeuvre == 0
                ? AppliedModifiers.NONE
                : new AppliedModifiers(List.of(new Modifier(-manoeuvre, "manoeuvre of a leader who was not routed", LOSS)));
        int lost = parameters.tables().retreatLosses().at(tally.on(die));
        account.tell(() -> Step.of("retreat", LOSS).side(side.word()).die(die).tally(tally)
                .cell("retreat", parameters.tables().retreatLosses().line(tally.on(die)), "losses").result(parameters.tables().unit().written(lost)));
        return fray.with(side, ranks -> ranks.retreatLoss(lost));
    }

    private Fray told(Fray fray, Side side, Account account) {
        if (account == Account.SILENT) {
            return fray;
        }
        int withoutRoom = losses.withoutRoom(fray, side);
        int lost = losses.total(fray, side);
        if (lost > withoutRoom) {
            account.tell(() -> Step.of("retreat: room", "EU-BATTLE-RETREAT-ROOM").side(side.word())
                    .result(parameters.tables().unit().written(lost - withoutRoom) + " more lost: room for "
                            + fray.ranks(side).retreatRoom() + " LD"));
        }
        return fray;
    }
}
