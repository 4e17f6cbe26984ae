package tercio.domain.eia.play.guerilla;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.GuerillaDuty;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.guerilla.GuerillaDice;
import tercio.domain.eia.guerilla.GuerillaDice.Operation;
import tercio.domain.eia.map.HomeProvince;
import tercio.domain.eia.play.ActingPower;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll.Cast;
import tercio.domain.ruling.StepRecorder;

/** Raising, placing and hunting guerillas (EIA-10.1.1.2, EIA-10.1.1.4). */
final class GuerillaOperations {

    static final String RAISE = "EIA-10.1.1.2";
    static final String HUNT = "EIA-10.1.1.4";

    private GuerillaOperations() {}

    static List<Option> raising(EiaBoard board) {
        return GuerillaProvinces.raising(board).stream().map(province -> new Option("raise guerillas in " + province.name() + " (guerilla value "
                + province.guerillaValue() + ")", new GuerillaCommand.RaiseGuerillas(GuerillaProvinces.OWNER, province.name()))).toList();
    }

    static Optional<Verdict<EiaEvent>> raise(EiaPlay play, GuerillaCommand.RaiseGuerillas command) {
        var objection = ActingPower.objection(play.board(), command.power(), LandStep.GUERILLAS);
        if (objection.isPresent()) {
            return objection;
        }
        var province = command.power() == GuerillaProvinces.OWNER
                ? GuerillaProvinces.find(GuerillaProvinces.raising(play.board()), command.province()) : Optional.<HomeProvince>empty();
        if (province.isEmpty()) {
            return EiaPlay.refused(RAISE, "Spain dices once for guerillas in each of its unceded home provinces with an unbesieged enemy corps or garrison.",
                    raising(play.board()));
        }
        var recorder = StepRecorder.recording();
        return switch (GuerillaDice.RAISED.procedure().start(GuerillaDice.RAISED.start(province.get().guerillaValue()),
                play.dice("guerillas in " + command.province()), recorder)) {
            case Run.Lacking<Cast<Integer, Integer>> lacking -> EiaPlay.wants(lacking.die());
            case Run.Waiting<Cast<Integer, Integer>> waiting -> throw new IllegalStateException("no choice is open in a roll");
            case Run.Finished<Cast<Integer, Integer>> done -> {
                play.rolled(done.rolls());
                play.happens(new GuerillaEvent.GuerillasRaised(command.power(), command.province(), done.state().result()), recorder.steps());
                yield EiaPlay.done();
            }
        };
    }

    static List<Option> places(EiaBoard board, GuerillaDuty.NewGuerillas duty) {
        return board.map().province(duty.province()).orElseThrow().areas().stream().map(area -> new Option("place one in " + board.name(area),
                new GuerillaCommand.PlaceGuerilla(duty.power(), duty.province(), area))).toList();
    }

    static Optional<Verdict<EiaEvent>> place(EiaPlay play, GuerillaCommand.PlaceGuerilla command) {
        if (play.state().duties().isEmpty() || !(play.state().duties().getFirst() instanceof GuerillaDuty.NewGuerillas duty)
                || duty.power() != command.power() || !duty.province().equals(command.province())) {
            return EiaPlay.refused(RAISE, "No guerillas of " + command.power().title() + " are to be placed in " + command.province() + ".");
        }
        if (!play.map().province(duty.province()).orElseThrow().areas().contains(command.area())) {
            return EiaPlay.refused(RAISE, "Guerillas are placed in an area of the province in which they were raised.", places(play.board(), duty));
        }
        play.happens(new GuerillaEvent.GuerillaPlaced(GuerillaProvinces.founded(play.state(), command.area()), command.province(), duty.count() - 1));
        return EiaPlay.done();
    }

    static List<Option> hunting(EiaBoard board) {
        return ActingPower.in(board, LandStep.GUERILLAS).stream().flatMap(power -> GuerillaProvinces.hunting(board, power).stream()
                .map(province -> new Option("operate against the guerillas in " + province.name() + " (guerilla value " + province.guerillaValue() + ")",
                        new GuerillaCommand.HuntGuerillas(power, province.name())))).toList();
    }

    static Optional<Verdict<EiaEvent>> hunt(EiaPlay play, GuerillaCommand.HuntGuerillas command) {
        var board = play.board();
        var objection = ActingPower.objection(board, command.power(), LandStep.GUERILLAS);
        if (objection.isPresent()) {
            return objection;
        }
        var province = GuerillaProvinces.find(GuerillaProvinces.hunting(board, command.power()), command.province());
        if (province.isEmpty()) {
            return EiaPlay.refused(HUNT, "A power at war with Spain operates once in each province where unbesieged guerillas are and it has a corps that did "
                    + "not fight and neither besieges nor is besieged.", hunting(board));
        }
        var recorder = StepRecorder.recording();
        return switch (GuerillaDice.HUNTED.procedure().start(GuerillaDice.HUNTED.start(operation(board, command, province.get())),
                play.dice("hunt for guerillas in " + command.province() + " by " + command.power().word()), recorder)) {
            case Run.Lacking<Cast<Operation, Boolean>> lacking -> EiaPlay.wants(lacking.die());
            case Run.Waiting<Cast<Operation, Boolean>> waiting -> throw new IllegalStateException("no choice is open in a roll");
            case Run.Finished<Cast<Operation, Boolean>> done -> {
                play.rolled(done.rolls());
                var removed = done.state().result() ? GuerillaProvinces.guerillas(board, province.get()).stream().map(Irregular::id).toList()
                        : List.<String>of();
                play.happens(new GuerillaEvent.GuerillasHunted(command.power(), command.province(), GuerillaProvinces.OWNER, removed), recorder.steps());
                yield EiaPlay.done();
            }
        };
    }

    static Operation operation(EiaBoard board, GuerillaCommand.HuntGuerillas command, HomeProvince province) {
        return new Operation(province.guerillaValue(), GuerillaProvinces.hunters(board, command.power(), province).size());
    }
}
