package tercio.domain.eu.battle;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.LeaderCasualty;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** What the battle does to both commanders (EU-BATTLE-CASUALTY, EU-BATTLE-FATE). */
final class LeaderCasualties {

    private final Contest contest;

    LeaderCasualties(Contest contest) {
        this.contest = contest;
    }

    List<Stage<Fray>> stages() {
        return List.of(casualty(Side.PHASING), casualty(Side.NON_PHASING), fate(Side.PHASING), fate(Side.NON_PHASING));
    }

    private Stage<Fray> casualty(Side side) {
        var name = DieName.d10(side.word(), "leaderCasualty");
        boolean tested = contest.leaderTested(side);
        return new Stage.Throw<>("leader casualty", fray -> tested, fray -> name,
                (fray, die, account) -> tested(fray, side, die, account));
    }

    private Fray tested(Fray fray, Side side, int die, Account account) {
        var tested = new LeaderCasualty.Tested(contest.leader(fray, side), fray.winner().is(side),
                contest.nothingRemains(fray, side));
        var casualty = contest.tables().leaderCasualty().of(tested, die);
        account.tell(() -> Step.of("leader casualty", LeaderCasualty.MODIFIERS.rule()).side(side.word()).die(die)
                .tally(LeaderCasualty.MODIFIERS.on(tested)).result(casualty));
        return fray.with(side, ranks -> ranks.casualty(casualty));
    }

    private Stage<Fray> fate(Side side) {
        var name = DieName.d10(side.word(), "leaderFate");
        return new Stage.Throw<>("fate of the leader", fray -> fray.ranks(side).casualty().fateOpen(), fray -> name,
                (fray, die, account) -> {
                    var casualty = Casualty.byFate(die);
                    account.tell(() -> Step.of("fate of the leader", "EU-BATTLE-FATE").side(side.word()).die(die).result(casualty));
                    return fray.with(side, ranks -> ranks.casualty(casualty));
                });
    }
}
