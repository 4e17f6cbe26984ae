package tercio.application.game;

import java.time.Clock;
import tercio.application.record.EventLog;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.remark.RemarkStore;

/** The ports that Axon injects into the handlers of a game entity. */
public record GameResources(MessageRegistry dictionary, RecordCodec notation, CredentialStore credentials, Clock clock, Randomness randomness,
        EventLog log, RemarkStore remarks) {}
