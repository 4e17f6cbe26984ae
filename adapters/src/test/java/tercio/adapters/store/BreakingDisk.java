package tercio.adapters.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/** A file system of H2, {@code breaking:}, on which nothing can be written while it is full. */
public final class BreakingDisk extends FilePathWrapper {

    private static volatile boolean full;

    /** From now on it is there, and takes everything. */
    static void mount() {
        full = false;
        FilePath.register(new BreakingDisk());
    }

    static void full(boolean now) {
        full = now;
    }

    @Override
    public String getScheme() {
        return "breaking";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new Breaking(getBase().open(mode), getBase().toString());
    }

    private static final class Breaking extends FileBaseDefault {

        private final FileChannel file;
        private final String name;

        Breaking(FileChannel file, String name) {
            this.file = file;
            this.name = name;
        }

        @Override
        public int write(ByteBuffer bytes, long position) throws IOException {
            if (full) {
                throw new FileSystemException(name, null, "No space left on device");
            }
            return file.write(bytes, position);
        }

        @Override
        public int read(ByteBuffer into, long position) throws IOException {
            return file.read(into, position);
        }

        @Override
        protected void implTruncate(long size) throws IOException {
            file.truncate(size);
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public void force(boolean metaData) throws IOException {
            file.force(metaData);
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) throws IOException {
            return file.tryLock(position, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}
