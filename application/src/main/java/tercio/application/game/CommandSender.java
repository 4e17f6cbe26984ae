package tercio.application.game;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.common.lock.LockAcquisitionFailedException;
import org.axonframework.messaging.GenericMessage;
import org.axonframework.modelling.command.ConcurrencyException;
import tercio.application.record.BoundedLock;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/** Sends commands to games, again where another service was faster. */
final class CommandSender {

    /** The most attempts of a command that loses the race for its position each time. */
    private static final int ATTEMPTS = 12;
    /** Nanoseconds between two attempts: at most twice as long each time, at random. */
    private static final long FIRST_PAUSE = 1_000_000;
    private static final long LONGEST_PAUSE = 250_000_000;

    private final CommandGateway gateway;

    CommandSender(CommandGateway gateway) {
        this.gateway = gateway;
    }

    /**
     * Sends a command. Another service may win the race for the next position of the game; then the game is loaded
     * again and the command decided once more.
     *
     * @throws org.axonframework.modelling.command.AggregateNotFoundException if there is no such game
     * @throws StorageUnavailable if it lost each race, or waited too long for others; nothing was done then
     */
    <R> R send(String name, GameCommand command) {
        for (int attempt = 1;; attempt++) {
            try {
                return gateway.sendAndWait(new GenericCommandMessage<>(new GenericMessage<>(command), name));
            } catch (LockAcquisitionFailedException waitedTooLong) {
                throw BoundedLock.tooLong();
            } catch (ConcurrencyException lost) {
                if (attempt == ATTEMPTS) {
                    throw new StorageUnavailable(Sentence.of("kernel.storage.game-changed").with("attempts", ATTEMPTS), lost);
                }
                LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(Math.min(LONGEST_PAUSE, FIRST_PAUSE << attempt)));
            }
        }
    }
}
