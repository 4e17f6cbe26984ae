package tercio.adapters.computing;

/** The pools of the service. */
public final class ComputePools implements AutoCloseable {

    private final ComputePool questions;
    private final ComputePool records;
    private final TemporaryFiles temporaryFiles;

    /**
     * @param questions for what is answered within seconds, such as odds
     * @param records for work on whole games, such as imports
     */
    public ComputePools(PoolLimits questions, PoolLimits records) {
        this.questions = new ComputePool("questions", questions);
        this.records = new ComputePool("records", records);
        temporaryFiles = new TemporaryFiles(records);
    }

    public ComputePool questions() {
        return questions;
    }

    public ComputePool records() {
        return records;
    }

    public TemporaryFiles temporaryFiles() {
        return temporaryFiles;
    }

    @Override
    public void close() {
        questions.close();
        records.close();
    }
}
